import { Button } from '@phuong/ui/Button'
import { CheckIcon } from '@phuong/ui/work-icons'
import { useState } from 'react'
import { isOwnPress } from '../target/own-press.ts'
import { texts } from '../texts.ts'
import css from './KeepOrder.module.css'

type KeepOrderProps = {
  /** the response is an order already: moved by hand, or kept */
  arranged: boolean
  /** true: the order that is shown is the answer; false: it is none after all */
  onKeep(keeps: boolean): void
}

/**
 * Says of cards that lie right by chance that they are to stay as they lie (D62): nothing that nobody has moved is an answer by
 * itself. Once a card is moved it has nothing more to say.
 */
export function KeepOrder({ arranged, onKeep }: KeepOrderProps) {
  const [pressed, setPressed] = useState(false)
  const kept = pressed && arranged
  if (arranged && !kept) return null
  return (
    <Button
      className={css.keep}
      aria-pressed={kept}
      icon={kept && <CheckIcon />}
      onClick={(event) => {
        if (!isOwnPress(event)) return
        setPressed(!kept)
        onKeep(!kept)
      }}
    >
      {texts.keep}
    </Button>
  )
}
