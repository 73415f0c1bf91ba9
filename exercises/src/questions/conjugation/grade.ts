import type { Verdict } from '../../contract.ts'
import { verdictOf } from '../../shared/marks.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { normaliseAnswer } from '../../shared/normalise-answer.ts'
import { waysToWrite } from '../../shared/numbers.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { cellsOf, isTable, typedIn, withTyped } from './cells.ts'
import { type PublicQuestion, type PublicRow, type Question, type Response, responseSchema } from './schema.ts'

const rowsOf = ({ answers }: Pick<Question, 'answers'>): PublicRow[] =>
  answers.map(({ question, answersList }) => ({
    text: question,
    asked: answersList.map((variants) => variants.length > 0),
  }))

/** The accepted variants of each cell, in reading order. */
export const variantsIn = (question: Pick<Question, 'answers'>): (readonly string[])[] =>
  cellsOf(rowsOf(question)).map(({ row, form }) => question.answers[row]?.answersList[form] ?? [])

export const emptyResponse = ({ rows }: PublicQuestion): Response => withTyped(rows, [])

/** C-449: one input is enough; where no form is asked for, none is needed (C-385). */
export const isReady = ({ rows }: PublicQuestion, { cells }: Response): boolean =>
  cellsOf(rows).length === 0 || cells.some((row) => row.some((text) => text.trim() !== ''))

/** Any texts, one for each form that is asked for. */
export const responseTo = once((question: Question) =>
  narrowed(responseSchema, (response) => isTable(rowsOf(question), response)),
)

/** The words of the table, and the accepted variants of each cell as typed answers are compared. */
const keyOf = once((question: Question) => ({
  rows: rowsOf(question),
  accepted: variantsIn(question).map((variants) => new Set(variants.map(normaliseAnswer).flatMap(waysToWrite))),
}))

/**
 * C-450, C-451: correct only if every cell is filled and matches, without regard to case. The parts are the cells in
 * reading order, from 0.
 */
export const grade = (question: Question, response: unknown): Verdict => {
  const { rows, accepted } = keyOf(question)
  const parsed = responseSchema.safeParse(response)
  const given = parsed.success && isTable(rows, parsed.data) ? typedIn(rows, parsed.data) : []
  const marks = accepted.map((variants, cell) => variants.has(normaliseAnswer(given[cell])))
  return verdictOf(marks)
}

/** The first variant of each form. */
export const correctResponse = (question: Question): Response =>
  withTyped(
    rowsOf(question),
    variantsIn(question).map(([variant = '']) => variant),
  )

export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  forms: question.forms,
  rows: rowsOf(question),
})

/** The words with what is typed: 'go: went, gone; see: saw, …'. */
export const summarise = ({ rows }: PublicQuestion, { cells }: Response): string =>
  rows
    .map(({ text, asked }, row) => {
      const typed = asked.flatMap((isAsked, form) => (isAsked ? [cells[row]?.[form]?.trim() || '…'] : []))
      return `${text === '' ? '' : `${text}: `}${typed.join(', ')}`
    })
    .join('; ')
