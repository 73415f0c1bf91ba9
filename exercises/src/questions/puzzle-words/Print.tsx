import { cx } from '@phuong/ui/cx'
import type { PrintProps } from '../../drawing.tsx'
import { PrintGap } from '../../parts/english-box/PrintGap.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import { PrintPicture } from '../../parts/PrintPicture.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { placesOf, toPublic } from './grade.ts'
import { cellKey } from './grid.ts'
import css from './Print.module.css'
import { printedWords } from './printed.ts'
import type { Question } from './schema.ts'
import { texts } from './texts.ts'

/** The grid to be drawn in and the clues with a line each; with answers the words in the grid and below it. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const { grid, words } = toPublic(question)
  const hidden = new Set(withAnswers ? placesOf(question).flat().map(cellKey) : [])
  return (
    <div>
      <PrintWords question={question} />
      <table className={css.grid} lang="en">
        <tbody>
          {grid.map((letters, row) => {
            const line = `row ${row}`
            return (
              <tr key={line}>
                {letters.map((letter, column) => {
                  const key = cellKey([row, column])
                  return (
                    <td key={key} className={cx(hidden.has(key) && css.hidden)}>
                      {letter}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
      <ol className={css.clues}>
        {words.map(({ id, question: clue, imageUrl, letters }, index) => (
          <li key={id}>
            {`${index + 1}. `}
            <PrintPicture of="answer" className={css.picture} src={imageUrl} />
            <span lang="en">
              <MarkedText text={clue} />
            </span>
            {` (${texts.letters(letters)}) `}
            <PrintGap answer={undefined} />
          </li>
        ))}
      </ol>
      {withAnswers && <RightAnswer>{printedWords(question)}</RightAnswer>}
    </div>
  )
}
