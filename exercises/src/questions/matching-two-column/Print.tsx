import type { PrintProps } from '../../drawing.tsx'
import { PrintColumns } from '../../parts/cards/PrintColumns.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { letterOf } from '../../shared/labels.ts'
import { toPublic } from './grade.ts'
import { textOf } from './order.ts'
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
      <PrintColumns titles={question.settings.showTitleColumn ? columnNames.map(texts.column) : []}>
        {left.map((id, row) => (
          <tr key={id}>
            <td>{`${row + 1}. ${textOf(shown.left, id)}`}</td>
            <td>{`${letterOf(row)}. ${textOf(shown.right, right[row])}`}</td>
          </tr>
        ))}
      </PrintColumns>
      {withAnswers && <RightAnswer>{printedLetters(question)}</RightAnswer>}
    </div>
  )
}
