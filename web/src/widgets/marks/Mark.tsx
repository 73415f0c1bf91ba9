import { formatMark } from '@phuong/domain/format/numbers'
import { cx } from '@phuong/ui/cx'
import { CircleCheckIcon, CircleXIcon } from '@phuong/ui/icons'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import css from './Marks.module.css'
import { markTone } from './mark-tone.ts'
import { markTexts } from './texts.ts'

const signs = { good: CircleCheckIcon, low: CircleXIcon } as const

/**
 * A mark of 0 to 10 in its colour (B-263, B-264), with one decimal (D43). Small beside others the number itself says what
 * the colour says; big and alone a sign stands before it.
 */
export function Mark({ value, big }: { value: number | null | undefined; big?: boolean }) {
  if (value === null || value === undefined)
    return (
      <span className={css.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{markTexts.noMark}</VisuallyHidden>
      </span>
    )
  const tone = markTone(value)
  const Sign = signs[tone]
  return (
    <span className={cx(css.mark, css[tone], big && css.big)}>
      {big && <Sign size={32} />}
      {formatMark(value)}
      <VisuallyHidden>{`, ${markTexts.tones[tone]}`}</VisuallyHidden>
    </span>
  )
}
