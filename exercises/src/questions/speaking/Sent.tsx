import { CheckIcon, CloudIcon } from '@phuong/ui/work-icons'
import { use, useCallback, useSyncExternalStore } from 'react'
import { type Recordings, RecordingsContext } from '../../parts/recordings.tsx'
import css from './Player.module.css'
import { texts } from './texts.ts'

/** Whether what was said has reached the server (D51); nothing where it is sent to nobody. */
export function Sent({ id }: { id: string }) {
  const sent = use(RecordingsContext)?.sent
  return sent && <Told id={id} sent={sent} />
}

function Told({ id, sent }: { id: string; sent: NonNullable<Recordings['sent']> }) {
  const has = useCallback(() => sent.has(id), [sent, id])
  const isSent = useSyncExternalStore(sent.watch, has, has)
  return (
    <p className={isSent ? css.sent : css.unsent} role="status">
      {isSent ? <CheckIcon size={18} /> : <CloudIcon size={18} />}
      {isSent ? texts.sent : texts.unsent}
    </p>
  )
}
