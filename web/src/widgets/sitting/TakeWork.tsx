import { recordingIn } from '@phuong/exercises/session'
import { Button } from '@phuong/ui/Button'
import { useSyncExternalStore } from 'react'
import { saveTextFile } from '../../browser/download.ts'
import { useSurroundings } from '../surroundings.ts'
import { serviceFor } from './current.ts'
import { waits } from './row.ts'
import { packed } from './sounds.ts'
import { texts } from './texts.ts'
import { workFile, workFileName } from './work-file.ts'

type Props = {
  sittingId: string | null
  /** Of the work, where it is known without a line. */
  title: string | undefined
}

/** Gives the pupil all that this device holds of a work whose hand-in waits, as a file (D28); nothing where nothing waits. */
export function TakeWork({ sittingId, title = texts.work }: Props) {
  const { me } = useSurroundings()
  const service = serviceFor(me)
  const { rows } = useSyncExternalStore(service.watch, service.state)
  const row = rows?.find((one) => one.sittingId === sittingId)
  if (row === undefined || !waits(row)) return null
  const take = async () => {
    const recordings = Object.values(row.answers).flatMap(({ response }) => recordingIn(response) ?? [])
    const sounds = await Promise.all(
      recordings.map(async (recording) => {
        const sound = await service.soundOf(recording)
        return sound === null ? [] : [[recording, await packed(sound)] as const]
      }),
    )
    const file = workFile(row, {
      pupil: { id: me.id, name: me.fullName },
      title,
      savedAt: service.serverNow(),
      sounds: Object.fromEntries(sounds.flat()),
    })
    saveTextFile(workFileName(file), JSON.stringify(file, null, 2), 'application/json')
  }
  return <Button onClick={() => void take()}>{texts.takeWork}</Button>
}
