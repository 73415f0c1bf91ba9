import type { PrintProps } from '../../drawing.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { emptyResponse, toPublic } from './grade.ts'
import { shownOrder, textOf } from './order.ts'
import css from './Print.module.css'
import { columnNames, type Question } from './schema.ts'
import { texts } from './texts.ts'

/** Letters of the right column on paper: a, b, c ... z, then a1, b1. */
const letterOf = (row: number): string => {
  const round = Math.floor(row / 26)
  return `${String.fromCharCode('a'.charCodeAt(0) + (row % 26))}${round || ''}`
}

/** Both columns in one order for everybody, to be joined by number and letter; with answers the pairs below. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const { left, right } = shownOrder(shown, emptyResponse(), question.id)
  const letters = new Map(right.map((id, row) => [id, letterOf(row)]))
  const rightOf = new Map(question.answers.map(({ leftId, rightId }) => [leftId, rightId]))
  const pairs = left.map((id, row) => `${row + 1} – ${letters.get(rightOf.get(id) ?? '') ?? ''}`)
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
      {withAnswers && <RightAnswer>{pairs.join('; ')}</RightAnswer>}
    </div>
  )
}
