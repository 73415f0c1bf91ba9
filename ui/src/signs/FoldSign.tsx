import { cx } from '../basics/cx.ts'
import css from './FoldSign.module.css'

/** In a `<summary>`: the sign that something folds out, turned where it has; the marker of the browser is as small as its letters. */
export function FoldSign({ className }: { className?: string | undefined }) {
  return <span className={cx(css.sign, className)} aria-hidden="true" />
}
