import * as z from 'zod/mini'
import type { Verdict } from '../../contract.ts'
import { normaliseAnswer } from '../../shared/normalise-answer.ts'
import { publicBase } from '../../shared/question.ts'
import { type Display, type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'
import { blanksOf, wholeSentences } from './sentence.ts'

/** The variants that each blank accepts, in the order of the blanks. */
type Solution = readonly (readonly string[])[]

/**
 * The solutions of a question (C-455). With one blank every part is a variant of it. With more, an item of as many parts
 * is one complete solution, and the items that are none are the variants of blank 1, 2 and so on; a blank for which
 * nothing is left has no variant and is never right.
 */
export const solutionsOf = (question: Question): Solution[] => {
  const blanks = blanksOf(question)
  const items = question.answers.filter(({ isCorrect }) => isCorrect).map(({ answer }) => answer)
  if (blanks === 1) return [[items.flat()]]
  const complete = items.filter((parts) => parts.length === blanks)
  const single = items.filter((parts) => parts.length !== blanks)
  const solutions: Solution[] = complete.map((parts) => parts.map((part) => [part]))
  if (single.length > 0 || complete.length === 0)
    solutions.push(Array.from({ length: blanks }, (_, blank) => single[blank] ?? []))
  return solutions
}

/** As all typed answers are compared (C-454); a whole sentence also without its final question mark (C-485, C-487). */
const compared = (typed: unknown, whole: boolean): string => {
  const text = normaliseAnswer(typed)
  return whole ? text.replace(/ ?\?$/, '') : text
}

/** Right or wrong per blank against one solution. */
const marksOf = (solution: Solution, given: readonly string[], whole: readonly boolean[]): boolean[] =>
  solution.map((variants, blank) => {
    const typed = compared(given[blank], whole[blank] ?? false)
    return typed !== '' && variants.some((variant) => compared(variant, whole[blank] ?? false) === typed)
  })

const rightOf = (marks: readonly boolean[]): number => marks.filter(Boolean).length

export const emptyResponse = (question: PublicQuestion): Response => ({
  blanks: Array.from({ length: blanksOf(question) }, () => ''),
})

/** C-489: one filled blank is enough. */
export const isReady = (_: PublicQuestion, { blanks }: Response): boolean => blanks.some((text) => text.trim() !== '')

/** Any texts, one for each blank. */
export const responseTo = (question: Question) =>
  responseSchema.check(z.refine(({ blanks }) => blanks.length === blanksOf(question)))

/** The texts of a response with one text per blank; whatever is none has answered nothing. */
const givenOf = (response: unknown, blanks: number): readonly string[] => {
  const parsed = responseSchema.safeParse(response)
  return parsed.success && parsed.data.blanks.length === blanks ? parsed.data.blanks : []
}

/** Marks every blank against the solution that agrees in most blanks (C-453); the parts are named by the blank, from 0. */
export const grade = (question: Question, response: unknown): Verdict => {
  const total = blanksOf(question)
  const given = givenOf(response, total)
  const whole = wholeSentences(question)
  const marks = solutionsOf(question)
    .map((solution) => marksOf(solution, given, whole))
    .reduce((best, next) => (rightOf(next) > rightOf(best) ? next : best))
  const right = rightOf(marks)
  const parts = Object.fromEntries(marks.map((mark, blank) => [String(blank), mark]))
  return { correct: right === total, right, total, parts }
}

/** The first solution that has an answer for every blank, each with its first variant. */
export const correctResponse = (question: Question): Response => {
  const solutions = solutionsOf(question)
  const solution = solutions.find((each) => each.every((variants) => variants.length > 0)) ?? solutions[0] ?? []
  return { blanks: solution.map(([variant = '']) => variant) }
}

const yesOrNo = ['Yes', 'No']

/** The words to choose from, each once and in the order of the alphabet, so that the order tells nothing. */
const bankOf = ({ answers }: Question): string[] => {
  const words = new Map<string, string>()
  for (const word of answers.flatMap(({ answer }) => answer).sort()) {
    const same = normaliseAnswer(word)
    if (!words.has(same)) words.set(same, word)
  }
  return [...words].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, word]) => word)
}

/** C-398: what the option type asks for, as far as the key can be given that way; otherwise boxes alone. */
const displayOf = (question: Question): { display: Display; words: string[] } => {
  const bank = bankOf(question)
  switch (question.optionType.trim().toUpperCase()) {
    case 'FILLINTHEBLANK_CHOOSEWORD':
      return bank.length > 0 ? { display: 'words', words: bank } : { display: 'plain', words: [] }
    case 'FILLINTHEBLANK_LOOKANREADYES/NO':
      return bank.every((word) => yesOrNo.some((choice) => normaliseAnswer(choice) === normaliseAnswer(word)))
        ? { display: 'yes-no', words: yesOrNo }
        : { display: 'plain', words: [] }
    case 'FILLINTHEBLANK_USECORRECT':
      return { display: 'given', words: [] }
    default:
      return { display: 'plain', words: [] }
  }
}

export const toPublic = (question: Question): PublicQuestion => ({ ...publicBase(question), ...displayOf(question) })

export const summarise = (_: PublicQuestion, { blanks }: Response): string =>
  blanks.map((text) => text.trim() || '…').join(', ')
