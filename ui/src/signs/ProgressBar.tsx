import { type ReactNode, useId } from 'react'
import { cx } from '../basics/cx.ts'
import css from './ProgressBar.module.css'

/** As the rules of name them; what is which is decided in the domain, not here. */
export type ProgressStatus = 'success' | 'neutral' | 'exception'

export type ProgressBarProps = {
  /** Per cent, 0 to 100. */
  value: number
  status: ProgressStatus
  label: string
  /** The count in words, under the bar: the colour is never the only sign. */
  children?: ReactNode
}

/** How far something has come. */
export function ProgressBar({ value, status, label, children }: ProgressBarProps) {
  const wordsId = useId()
  return (
    <div>
      <progress
        className={cx(css.bar, status !== 'neutral' && css[status])}
        max={100}
        value={Math.min(100, Math.max(0, value))}
        aria-label={label}
        aria-describedby={children ? wordsId : undefined}
      />
      {children && (
        <div className={css.words} id={wordsId}>
          {children}
        </div>
      )}
    </div>
  )
}
