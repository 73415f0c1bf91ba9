import { formatMark, formatPoints } from '@phuong/domain/format/numbers'
import { MAX_MARK, onPoints } from '@phuong/domain/scoring/scales'
import { cx } from '@phuong/ui/cx'
import { CircleCheckIcon, CircleXIcon } from '@phuong/ui/icons'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import css from './Marks.module.css'
import { markTone } from './mark-tone.ts'
import { markTexts } from './texts.ts'

const signs = { good: CircleCheckIcon, low: CircleXIcon } as const

type Props = {
  /** on the scale of 10 */
  value: number | null | undefined
  /** the points of its assignment, on whose scale it is shown (D64); null is 10 */
  points?: number | null
  big?: boolean
}

/**
 * A mark in its colour (B-263, B-264), with one decimal (D43); where its scale is not that of 10 it says so. Small beside
 * others the number itself says what the colour says; big and alone a sign stands before it.
 */
export function Mark({ value, points, big }: Props) {
  if (value === null || value === undefined)
    return (
      <span className={css.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{markTexts.noMark}</VisuallyHidden>
      </span>
    )
  const of = points ?? MAX_MARK
  const tone = markTone(value)
  const Sign = signs[tone]
  return (
    <span className={cx(css.mark, css[tone], big && css.big)}>
      {big && <Sign size={32} />}
      {formatMark(onPoints(value, of))}
      {of !== MAX_MARK && <span className={css.of}>/{formatPoints(of)}</span>}
      <VisuallyHidden>{`, ${markTexts.tones[tone](formatPoints(of / 2))}`}</VisuallyHidden>
    </span>
  )
}
