import { Fragment } from 'react'
import type { PrintProps } from '../../drawing.tsx'
import { PrintLetter } from '../../parts/english-box/PrintGap.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { PrintPicture } from '../../parts/PrintPicture.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { correctResponse, numberedRows, toPublic } from './grade.ts'
import { boxesIn } from './letters.ts'
import css from './Print.module.css'
import type { Question } from './schema.ts'

/** Each word with a short line for each missing letter or, with answers, the letter on it. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const letters = withAnswers ? correctResponse(question).blanks : []
  return (
    <div>
      <PrintWords question={shown} />
      <ul>
        {numberedRows(shown.rows).map(({ cells, from, clue, imageUrl }, index) => {
          const key = `${index} ${cells.join('_')}`
          return (
            <li key={key} className={css.row}>
              <PrintPicture of="answer" src={imageUrl} />
              {clue !== '' && <MarkedText text={clue} />}
              <span className={css.word} lang="en">
                {cells.map((cell, place) => {
                  const spot = `${place} ${cell}`
                  const box = from + boxesIn(cells.slice(0, place))
                  return <Fragment key={spot}>{cell ?? <PrintLetter answer={letters[box]} />}</Fragment>
                })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
