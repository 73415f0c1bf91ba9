import { cx } from '@phuong/ui/cx'
import type { ReactNode } from 'react'
import css from './MenuSearch.module.css'

type SearchOptionProps = {
  id: string
  /** Whether Enter chooses it. */
  active: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of the things that the search of the top bar found. */
export function SearchOption({ id, active, onChoose, children }: SearchOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={cx(css.option, active && css.active)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
