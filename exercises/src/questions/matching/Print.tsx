import type { PrintProps } from '../../drawing.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { Content } from './Content.tsx'
import { emptyResponse, toPublic } from './grade.ts'
import { shownOrder } from './order.ts'
import css from './Print.module.css'
import type { Question } from './schema.ts'

/** Letters of the contents on paper: a, b, c ... z, then a1, b1. */
const letterOf = (at: number): string => {
  const round = Math.floor(at / 26)
  return `${String.fromCharCode(97 + (at % 26))}${round || ''}`
}

/** The rows with a line each for a letter, beside the contents in one order for everybody; with answers the letters below. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const { order } = shownOrder(shown.pieces, emptyResponse(), question.id)
  const answers = question.answers.map(({ pieceId }, row) => `${row + 1} – ${letterOf(order.indexOf(pieceId))}`)
  return (
    <div>
      <PrintWords question={shown} />
      <table className={css.columns}>
        <tbody lang="en">
          {shown.rows.map(({ text, imageUrl }, row) => (
            <tr key={order[row]}>
              <td>
                {`${row + 1}. ${text} `}
                {imageUrl !== '' && <img className={css.picture} src={imageUrl} alt="" />}
                <span className={css.gap} />
              </td>
              <td>
                {`${letterOf(row)}. `}
                <Content question={shown} id={order[row]} className={css.picture} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {withAnswers && <RightAnswer>{answers.join('; ')}</RightAnswer>}
    </div>
  )
}
