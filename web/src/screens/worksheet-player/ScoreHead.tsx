import { formatDateTime } from '@phuong/domain/format/dates'
import { Card } from '@phuong/ui/Card'
import { Notice } from '@phuong/ui/Notice'
import { LateChip } from '../../widgets/marks/LateChip.tsx'
import { Mark } from '../../widgets/marks/Mark.tsx'
import { Stars } from '../../widgets/marks/Stars.tsx'
import { texts } from './texts.ts'
import css from './WorksheetPlayer.module.css'

type Props = {
  /** on the scale of 10; null where it is not shown, or nothing is marked (B-212, B-269) */
  score: number | null
  /** the points of its assignment (D64); null is 10 */
  points: number | null
  star: number | null
  answered: number
  total: number
  /** null where it is not shown */
  right: number | null
  /** null for a preview, which was handed in nowhere */
  handedIn: { at: number; hash: string; late: boolean } | null
  /** answers that arrived too late */
  late?: number
  note?: string | null
  solutionsShown: boolean
}

/** Enough signs of a receipt to tell it from another, as one reads them out. */
const hashSigns = 8

/** The score header of a worksheet that was handed in (B-211), with its receipt and what the teacher wrote. */
export function ScoreHead({
  score,
  points,
  star,
  answered,
  total,
  right,
  handedIn,
  late = 0,
  note,
  solutionsShown,
}: Props) {
  const hidden = right === null
  return (
    <>
      <section className={css.result} aria-label={texts.result}>
        {score !== null && (
          <div className={css.mark}>
            <span className={css.label}>{texts.score}</span>
            <span className={css.marked}>
              <Mark value={score} points={points} big />
              {star !== null && <Stars count={star} size={28} />}
            </span>
          </div>
        )}
        <div className={css.facts}>
          <span>{texts.answered(answered, total)}</span>
          {right !== null && <span>{texts.right(right, total)}</span>}
          {hidden && <span>{texts.scoreLater}</span>}
          {handedIn && (
            <span className="num">
              {texts.handedInAt(formatDateTime(new Date(handedIn.at)))} {handedIn.late && <LateChip />}
            </span>
          )}
          {handedIn && <span className={css.hash}>{texts.receipt(handedIn.hash.slice(0, hashSigns))}</span>}
          {!solutionsShown && <span className={css.label}>{texts.solutionsLater}</span>}
        </div>
      </section>
      {late > 0 && <Notice tone="warning">{texts.lateAnswers(late)}</Notice>}
      {note && (
        <Card as="section" aria-labelledby="teacher-note">
          <h2 id="teacher-note">{texts.note}</h2>
          <p className={css.note}>{note}</p>
        </Card>
      )}
    </>
  )
}
