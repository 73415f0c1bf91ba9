import type { Verdict } from '../../contract.ts'
import { verdictOf } from '../../shared/marks.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { normaliseAnswer } from '../../shared/normalise-answer.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { boxesIn, markerOf, solutionOf } from '../../shared/typed-marking.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'
import { outlineOf } from './sentence.ts'

const boxesOf = (question: PublicQuestion | Question): number => boxesIn(outlineOf(question))

export const emptyResponse = (question: PublicQuestion): Response => ({
  blanks: Array.from({ length: boxesOf(question) }, () => ''),
})

/** C-489, as FillInTheBlank (C-492): one filled box is enough. */
export const isReady = (_: PublicQuestion, { blanks }: Response): boolean =>
  blanks.some((typed) => normaliseAnswer(typed) !== '')

/** Any texts, one for each box. */
export const responseTo = once((question: Question) =>
  narrowed(responseSchema, ({ blanks }) => blanks.length === boxesOf(question)),
)

const marker = once((question: Question) => markerOf(question.answers, outlineOf(question)))

/** C-492: marked as FillInTheBlank; the parts are named by the box, from 0. */
export const grade = (question: Question, response: unknown): Verdict => {
  const parsed = responseTo(question).safeParse(response)
  const marks = marker(question)(parsed.success ? parsed.data.blanks : [])
  return verdictOf(marks)
}

export const correctResponse = (question: Question): Response => ({
  blanks: solutionOf(question.answers, outlineOf(question)),
})

/** The given words come from the items of the key (C-402), one for each box, so that their number tells nothing. */
export const toPublic = (question: Question): PublicQuestion => {
  const items = question.answers.filter(({ isCorrect }) => isCorrect)
  return {
    ...publicBase(question),
    bases: Array.from({ length: boxesOf(question) }, (_, box) => items[box]?.question.trim() ?? ''),
  }
}

export const summarise = (_: PublicQuestion, { blanks }: Response): string =>
  blanks.map((text) => text.trim() || '…').join(', ')
