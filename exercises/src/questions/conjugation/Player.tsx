import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { TypedGaps } from '../../parts/english-box/TypedGaps.tsx'
import { cellsOf, columnsOf, typedIn, withTyped } from './cells.ts'
import { variantsIn } from './grade.ts'
import css from './Player.module.css'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { texts } from './texts.ts'

/** A question as it is drawn; only a review brings the key. */
type Shown = PublicQuestion & Partial<Pick<Question, 'answers'>>

/** A table of words with a box for each form; on a phone each word is a card of its own. */
export function Player({ question, response, mode, verdict, onChange }: PlayerProps<Shown, Response>) {
  const { rows, forms, answers } = question
  const open = mode === 'answer'
  const cells = cellsOf(rows)
  const right = open || answers === undefined ? undefined : variantsIn({ answers }).map((each) => each.join(' / '))
  const titles = Array.from({ length: columnsOf(rows) }, (_, form) => forms?.[form] || texts.form(form + 1))
  const wordOf = (row: number): string => rows[row]?.text || texts.row(row + 1)
  const columns = { gridTemplateColumns: `repeat(${titles.length}, minmax(0, 1fr))` }

  return (
    <Exercise question={question}>
      <TypedGaps
        blanks={typedIn(rows, response)}
        open={open}
        verdict={verdict}
        answers={right}
        apart
        nameOf={(at) => {
          const { row = 0, form = 0 } = cells[at] ?? {}
          return texts.cell(wordOf(row), titles[form] ?? '')
        }}
        onBlanks={(typed) => onChange(withTyped(rows, typed))}
      >
        {(box) => (
          <div className={css.table}>
            <div className={css.titles} aria-hidden="true" lang="vi">
              <span>{texts.word}</span>
              <span className={css.forms} style={columns}>
                {titles.map((title, form) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the forms of a word stay as they are
                  <span key={form}>{title}</span>
                ))}
              </span>
            </div>
            <ol className={css.rows}>
              {rows.map(({ text, asked }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a question stay as they are
                <li key={row} className={css.row}>
                  <span className={css.word}>{text}</span>
                  <div className={css.forms} style={columns}>
                    {asked.map((isAsked, form) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the forms of a word stay as they are
                      <div key={form} className={css.cell}>
                        <span className={css.title} aria-hidden="true" lang="vi">
                          {titles[form]}
                        </span>
                        {isAsked ? box(cells.findIndex((cell) => cell.row === row && cell.form === form)) : '—'}
                      </div>
                    ))}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )}
      </TypedGaps>
    </Exercise>
  )
}
