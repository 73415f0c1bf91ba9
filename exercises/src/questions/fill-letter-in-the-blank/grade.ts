import type { Verdict } from '../../contract.ts'
import { verdictOf } from '../../shared/marks.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { normaliseAnswer } from '../../shared/normalise-answer.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { boxesIn, wordOf } from './letters.ts'
import { keyedRows } from './rows.ts'
import { type PublicQuestion, type Question, type Response, type Row, responseSchema } from './schema.ts'

/** Rows with the number of their first box among all boxes. */
export const numberedRows = <Any extends Pick<Row, 'cells'>>(rows: readonly Any[]): (Any & { from: number })[] =>
  rows.map((row, index) => ({
    ...row,
    from: rows.slice(0, index).reduce((boxes, { cells }) => boxes + boxesIn(cells), 0),
  }))

const boxesOf = (rows: readonly Pick<Row, 'cells'>[]): number =>
  rows.reduce((boxes, { cells }) => boxes + boxesIn(cells), 0)

export const emptyResponse = ({ rows }: PublicQuestion): Response => ({
  blanks: Array.from({ length: boxesOf(rows) }, () => ''),
})

/** C-459: one letter is enough; where no box is left open, nothing is asked (C-385). */
export const isReady = ({ rows }: PublicQuestion, { blanks }: Response): boolean =>
  boxesOf(rows) === 0 || blanks.some((typed) => normaliseAnswer(typed) !== '')

/** One letter or nothing for each box. */
export const responseTo = once((question: Question) => {
  const boxes = boxesOf(keyedRows(question))
  return narrowed(responseSchema, ({ blanks }) => blanks.length === boxes)
})

/** The rows with their letters, and the words that these make, as typed ones are compared. */
const keyOf = once((question: Question) =>
  numberedRows(keyedRows(question)).map(({ cells, ways, from }) => ({
    cells,
    from,
    ways: ways.map((letters) => letters.map(normaliseAnswer)),
    words: new Set(ways.map((letters) => normaliseAnswer(wordOf(cells, letters, '')))),
  })),
)

/**
 * C-461: every box must have its letter, in the way to write the word that agrees most, or all of them together make the
 * word, as 'òa' and 'oà' do (H167); the parts are named by the box, from 0.
 */
export const grade = (question: Question, response: unknown): Verdict => {
  const parsed = responseTo(question).safeParse(response)
  const given = (parsed.success ? parsed.data.blanks : []).map(normaliseAnswer)
  const marks = keyOf(question).flatMap(({ cells, ways, words, from }) => {
    const typed = given.slice(from, from + boxesIn(cells))
    const isWord = typed.every((letter) => letter !== '') && words.has(normaliseAnswer(wordOf(cells, typed, '')))
    return ways
      .map((letters) => letters.map((letter, box) => isWord || (typed[box] === letter && letter !== '')))
      .reduce((best, next) => (rightOf(next) > rightOf(best) ? next : best))
  })
  return verdictOf(marks)
}

const rightOf = (marks: readonly boolean[]): number => marks.filter(Boolean).length

export const correctResponse = (question: Question): Response => ({
  blanks: keyedRows(question).flatMap(({ ways: [letters = []] }) => letters),
})

export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  rows: keyedRows(question).map(({ ways: _, ...row }) => row),
})

/** The words as far as they are complete: 'elephant, c…t'. */
export const summarise = ({ rows }: PublicQuestion, { blanks }: Response): string =>
  numberedRows(rows)
    .map(({ cells, from }) => wordOf(cells, blanks.slice(from), '…'))
    .join(', ')
