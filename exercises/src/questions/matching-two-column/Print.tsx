import type { PrintProps } from '../../drawing.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { letterOf } from '../../shared/labels.ts'
import { toPublic } from './grade.ts'
import { textOf } from './order.ts'
import css from './Print.module.css'
import { printedLetters, printedOrder } from './printed.ts'
import { columnNames, type Question } from './schema.ts'
import { texts } from './texts.ts'

/** Both columns in one order for everybody, to be joined by number and letter (C-607); with answers the pairs below. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const { left, right } = printedOrder(question)
  return (
    <div>
      <PrintWords question={question} />
      <table className={css.columns}>
        {question.settings.showTitleColumn && (
          <thead>
            <tr>
              {columnNames.map((column) => (
                <th key={column} scope="col">
                  {texts.column(column)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody lang="en">
          {left.map((id, row) => (
            <tr key={id}>
              <td>{`${row + 1}. ${textOf(shown.left, id)}`}</td>
              <td>{`${letterOf(row)}. ${textOf(shown.right, right[row])}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {withAnswers && <RightAnswer>{printedLetters(question)}</RightAnswer>}
    </div>
  )
}
