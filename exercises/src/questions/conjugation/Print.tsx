import type { PrintProps } from '../../drawing.tsx'
import { PrintGap } from '../../parts/english-box/PrintGap.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { columnsOf } from './cells.ts'
import { toPublic } from './grade.ts'
import css from './Print.module.css'
import type { Question } from './schema.ts'
import { texts } from './texts.ts'

/** The table with lines to write on or, with answers, the forms in their place. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const forms = Array.from({ length: columnsOf(shown.rows) }, (_, form) => form)
  return (
    <div>
      <PrintWords question={shown} />
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{texts.word}</th>
            {forms.map((form) => (
              <th key={form} scope="col">
                {texts.form(form + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody lang="en">
          {question.answers.map(({ question: word, answersList }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a question stay as they are
            <tr key={row}>
              <td>{word}</td>
              {forms.map((form) => {
                const variants = answersList[form] ?? []
                return (
                  <td key={form}>
                    {variants.length === 0 ? '—' : <PrintGap answer={withAnswers ? variants.join(' / ') : undefined} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
