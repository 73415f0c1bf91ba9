import { cx } from '@phuong/ui/cx'
import type { Verdict } from '../../contract.ts'
import { OutcomeIcon, outcomeWord, RightAnswer } from '../../parts/Outcome.tsx'
import css from './Board.module.css'
import { PieceText } from './Board.tsx'
import type { Piece, Unit } from './pieces.ts'
import { texts } from './texts.ts'

type ReviewedProps = {
  unit: Unit
  line: readonly Piece[]
  /** null while nothing has been marked */
  verdict: Verdict | null
  /** the right text, where the question brings it */
  answer: string | undefined
}

/** The line as it was answered, what it was worth, and below it the right text if it may be shown. */
export function Reviewed({ unit, line, verdict, answer }: ReviewedProps) {
  const state = verdict && (verdict.correct ? css.right : css.wrong)
  return (
    <>
      <ol className={cx(css.line, css[unit], state)} aria-label={texts.line}>
        {line.length === 0 && <li className={css.start}>{texts.nothing}</li>}
        {line.map((piece) => (
          <li key={piece.id}>
            <span className={css.piece} lang="en">
              <PieceText piece={piece} />
            </span>
          </li>
        ))}
      </ol>
      {verdict && (
        <p className={cx(css.said, state)}>
          <OutcomeIcon correct={verdict.correct} />
          {outcomeWord(verdict.correct)}
        </p>
      )}
      {verdict && !verdict.correct && answer !== undefined && <RightAnswer>{answer}</RightAnswer>}
    </>
  )
}
