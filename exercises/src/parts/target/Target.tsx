import { cx } from '@phuong/ui/cx'
import type { ReactNode } from 'react'
import { isOwnPress } from './own-press.ts'
import css from './Target.module.css'

/** open: nothing is said about it; right and wrong: it was picked; key: it is an answer and was not picked. */
export type TargetState = 'open' | 'right' | 'wrong' | 'key'

type TargetProps = {
  className?: string | undefined
  /** one of its group is picked, or several may be */
  kind: 'one' | 'several'
  /** the name that the buttons of one group share */
  group: string
  value: string
  picked: boolean
  open: boolean
  state?: TargetState
  onPick(): void
  /** its face: one element, which looks as the button that lies over it is */
  children: ReactNode
}

/** A radio button or a box to tick of which the whole face is the target. */
export function Target({ className, kind, group, value, picked, open, state, onPick, children }: TargetProps) {
  return (
    <label className={cx(css.target, state && css[state], className)}>
      <input
        className={css.input}
        type={kind === 'one' ? 'radio' : 'checkbox'}
        name={group}
        value={value}
        checked={picked}
        disabled={!open}
        onChange={(event) => isOwnPress(event) && onPick()}
      />
      {children}
    </label>
  )
}
