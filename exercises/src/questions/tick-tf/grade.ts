import type { Verdict } from '../../contract.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { publicOption } from '../../shared/stored-options.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'
import { countMarked, markOf, styleOf } from './statements.ts'
import { texts } from './texts.ts'

export const emptyResponse = (): Response => ({ marks: {} })

/** C-475: every statement is marked; where there is none, nothing is asked (C-385). */
export const isReady = (question: PublicQuestion, { marks }: Response): boolean =>
  countMarked(question, marks) === question.answers.length

/** Marks of statements of this question (H024), not necessarily of all. */
export const responseTo = once(({ answers }: Question) => {
  const ids = new Set(answers.map(({ id }) => id))
  return narrowed(responseSchema, ({ marks }) => Object.keys(marks).every((id) => ids.has(id)))
})

/** C-473, C-474: right if each statement is marked as what it is; one without a mark is wrong. The parts are the statements. */
export const grade = (question: Question, response: unknown): Verdict => {
  const parsed = responseTo(question).safeParse(response)
  const { marks } = parsed.success ? parsed.data : emptyResponse()
  const parts = question.answers.map(({ id, isCorrect }): [string, boolean] => [id, markOf(marks, id) === isCorrect])
  const right = parts.filter(([, correct]) => correct).length
  const total = parts.length
  return { correct: total > 0 && right === total, right, total, parts: Object.fromEntries(parts) }
}

export const correctResponse = ({ answers }: Question): Response => ({
  marks: Object.fromEntries(answers.map(({ id, isCorrect }) => [id, isCorrect])),
})

export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  optionType: question.optionType,
  settings: question.settings,
  answers: question.answers.map(publicOption),
})

/** The marks in the order of the statements: '1. True; 2. False'. */
export const summarise = (question: PublicQuestion, { marks }: Response): string =>
  question.answers
    .flatMap(({ id }, index) => {
      const mark = markOf(marks, id)
      return mark === undefined ? [] : [`${index + 1}. ${texts.written(styleOf(question), mark)}`]
    })
    .join('; ')
