import { cx } from '@phuong/ui/cx'
import type { PrintProps } from '../../drawing.tsx'
import { PrintColumns } from '../../parts/cards/PrintColumns.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import printed from '../../parts/PrintPicture.module.css'
import { PrintPicture } from '../../parts/PrintPicture.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { letterOf } from '../../shared/labels.ts'
import { Content } from './Content.tsx'
import { toPublic } from './grade.ts'
import css from './Print.module.css'
import { printedLetters, printedOrder } from './printed.ts'
import type { Question } from './schema.ts'

/**
 * The rows with a line each for a letter, beside the contents in one order for everybody; with answers the letters below
 * (C-607).
 */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const order = printedOrder(question)
  return (
    <div className={css.matching}>
      <PrintWords question={shown} />
      <PrintColumns>
        {shown.rows.map(({ text, imageUrl }, row) => (
          <tr key={order[row]}>
            <td>
              {`${row + 1}. ${text} `}
              <PrintPicture of="answer" className={css.picture} src={imageUrl} />
              <span className={css.gap} />
            </td>
            <td>
              {`${letterOf(row)}. `}
              <Content question={shown} id={order[row]} className={cx(printed.answer, css.picture)} />
            </td>
          </tr>
        ))}
      </PrintColumns>
      {withAnswers && <RightAnswer>{printedLetters(question)}</RightAnswer>}
    </div>
  )
}
