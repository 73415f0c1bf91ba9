import type { Verdict } from '../../contract.ts'
import { verdictOf } from '../../shared/marks.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { normaliseAnswer } from '../../shared/normalise-answer.ts'
import { waysToWrite } from '../../shared/numbers.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { comparedBy, summariseTyped, wholeSentences } from '../../shared/typed-marking.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'
import { blanksOf, outlineOf } from './sentences.ts'

/**
 * The accepted answers of each blank. With one blank all items are its answers; otherwise each item has those of one
 * blank, separated by pipes (C-408). A single item of as many parts as there are blanks has one part for each of them.
 */
const acceptedOf = (question: Question): string[][] => {
  const blanks = blanksOf(question)
  const items = question.answers.filter(({ isCorrect }) => isCorrect).map(({ answer }) => answer)
  if (blanks === 1) return [items.flat()]
  const [only = []] = items
  const each = items.length === 1 && only.length === blanks ? only.map((part) => [part]) : items
  return Array.from({ length: blanks }, (_, blank) => each[blank] ?? [])
}

export const emptyResponse = (question: PublicQuestion): Response => ({
  blanks: Array.from({ length: blanksOf(question) }, () => ''),
})

/** C-456: every blank is filled. */
export const isReady = (question: PublicQuestion, { blanks }: Response): boolean =>
  blanks.length === blanksOf(question) && blanks.every((typed) => normaliseAnswer(typed) !== '')

/** Any texts, one for each blank. */
export const responseTo = once((question: Question) =>
  narrowed(responseSchema, ({ blanks }) => blanks.length === blanksOf(question)),
)

/** How each blank is compared, and its accepted answers as they are. */
const keyOf = once((question: Question) => {
  const whole = wholeSentences(outlineOf(question))
  return acceptedOf(question).map((each, blank) => {
    const compared = comparedBy(whole[blank])
    return { compared, accepted: new Set(each.map(compared).flatMap(waysToWrite)) }
  })
})

/**
 * C-457, C-458: each blank must be one of its answers, compared as all typed answers, and where a whole sentence is written
 * without the sign at its end (C-487, H027); the parts are named by the blank, from 0.
 */
export const grade = (question: Question, response: unknown): Verdict => {
  const parsed = responseTo(question).safeParse(response)
  const given = parsed.success ? parsed.data.blanks : []
  const marks = keyOf(question).map(({ compared, accepted }, blank) => {
    const typed = compared(given[blank])
    return typed !== '' && accepted.has(typed)
  })
  return verdictOf(marks)
}

/** The first answer of each blank. */
export const correctResponse = (question: Question): Response => ({
  blanks: acceptedOf(question).map(([first = '']) => first),
})

export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  questions: question.questions,
})

export const summarise = summariseTyped
