import { formatTime } from '@phuong/domain/format/dates'
import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { Dialog } from '@phuong/ui/Dialog'
import { CircleCheckIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import { CloudCheckIcon, CloudIcon, CloudOffIcon } from '@phuong/ui/work-icons'
import { lazy, Suspense, useState } from 'react'
import { texts } from '../texts.ts'
import type { Sitting } from '../use-sitting.ts'
import css from './SaveState.module.css'

const NoRoom = lazy(async () => ({ default: (await import('./no-room/NoRoom.tsx')).NoRoom }))

type Props = {
  sitting: Pick<Sitting, 'shown' | 'apart' | 'connection'>
  /** What an item is called for the pupil, such as the number of its question, from 1; null for what is not on the page. */
  numberOf(item: string): number | null
  className?: string
}

/**
 * One of three states, always visible (D24): saved, waiting for the line, handed in. With the line up, what waits is on its
 * way. It keeps the room of its longest words, so that nothing moves beside it. What was said and has no room today is a
 * state of its own, with its reason behind a button (D51). What does not count stands behind a button there, or behind that
 * one. A change is read out without interrupting.
 */
export function SaveState({ sitting: { shown, apart, connection }, numberOf, className }: Props) {
  const [open, setOpen] = useState(false)
  const state = shown.state === 'waiting' && connection === 'online' ? 'sending' : shown.state
  return (
    <span className={cx(css.box, className)}>
      {apart.length > 0 && state !== 'noRoom' && (
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          {texts.apart(apart.length)}
        </Button>
      )}
      <span className={cx(css.state, css[state])} role="status" aria-live="polite">
        {state === 'saved' && <CloudCheckIcon size={18} />}
        {state === 'sending' && <CloudIcon size={18} />}
        {(state === 'waiting' || state === 'noRoom') && <CloudOffIcon size={18} />}
        {state === 'handedIn' && <CircleCheckIcon size={18} />}
        <span className={css.words} data-longest={texts.waiting}>
          {shown.state === 'handedIn'
            ? texts.handedIn(formatTime(new Date(shown.at)))
            : state === 'sending'
              ? texts.sending
              : texts[shown.state]}
        </span>
      </span>
      {state === 'noRoom' && (
        <Suspense>
          <NoRoom more={apart.length > 0 ? { label: texts.apart(apart.length), onPress: () => setOpen(true) } : null} />
        </Suspense>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.apartTitle}
        footer={<Button onClick={() => setOpen(false)}>{texts.close}</Button>}
      >
        <p>{texts.apartLead}</p>
        <ul className={css.list}>
          {apart.map(({ event, status }) => {
            const number = numberOf(event.item)
            return (
              <li key={event.id}>
                {number !== null && <strong>{texts.apartItem(number)}</strong>}
                {texts[status]}
              </li>
            )
          })}
        </ul>
      </Dialog>
    </span>
  )
}

/** Says that this browser keeps nothing, while it is so (H029), or that it has lost what it kept and has it again. */
export function MemoryNotice({ sitting: { kept, lost } }: { sitting: Pick<Sitting, 'kept' | 'lost'> }) {
  if (kept === 'device' && !lost) return null
  return (
    <Notice tone="warning" live="polite" className={css.banner}>
      {kept === 'memory' ? texts.memoryOnly : texts.putBack}
    </Notice>
  )
}
