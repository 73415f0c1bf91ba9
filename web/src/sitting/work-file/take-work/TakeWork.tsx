import { Button } from '@phuong/ui/Button'
import { useState, useSyncExternalStore } from 'react'
import { saveTextFile } from '../../../browser/download.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { serviceFor } from '../../current.ts'
import type { SittingService } from '../../service.ts'
import { type SittingRow, waits } from '../../state/row.ts'
import { loadSealer, useSealerAhead } from '../sealer.ts'
import { type Spoken, spokenIn, workFileName, workFileOf } from '../work-file.ts'
import { texts } from './texts.ts'

type Props = {
  sittingId: string | null
  /** Of the work, where it is known without a line. */
  title: string | undefined
}

/** What was said in answers that have not arrived, where it is still here. */
const spokenOf = async (service: SittingService, row: SittingRow): Promise<Spoken[]> => {
  const sounds = await Promise.all(
    spokenIn(row).map(async (id) => {
      const sound = await service.spoken.soundOf(id)
      return sound === null ? [] : [{ id, bytes: new Uint8Array(await sound.arrayBuffer()) }]
    }),
  )
  return sounds.flat()
}

/**
 * Gives the pupil what this device holds of a work whose hand-in waits, as a file that the teacher gives to the server
 * (D28); nothing where nothing waits.
 */
export function TakeWork({ sittingId, title = texts.work }: Props) {
  const { me } = useSurroundings()
  const service = serviceFor(me)
  const { rows } = useSyncExternalStore(service.watch, service.state)
  const [said, setSaid] = useState<string | null>(null)
  const row = rows?.find((one) => one.sittingId === sittingId)
  const hasKey = row?.answered?.workKey != null
  useSealerAhead(hasKey)
  if (row === undefined || !waits(row)) return null
  if (!hasKey) return <span className="small">{texts.noWorkKey}</span>
  const take = async () => {
    const { seal } = await loadSealer()
    const file = workFileOf(row, { savedAt: service.sending.serverNow(), spoken: await spokenOf(service, row), seal })
    if (file === null) return
    saveTextFile(workFileName(me.fullName, title), file.text, 'application/json')
    setSaid(file.leftOut > 0 ? texts.soundsLeftOut(file.leftOut) : texts.workTaken)
  }
  return (
    <>
      <Button onClick={() => void take().catch(() => setSaid(texts.workNotTaken))}>{texts.takeWork}</Button>
      {said !== null && <span className="small">{said}</span>}
    </>
  )
}
