import type { Verdict } from '../../contract.ts'
import type { KeyItem } from '../../shared/key-items.ts'
import { verdictOf } from '../../shared/marks.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'
import { choiceOf, fieldOf, gapsOf, sentencePieces } from './sentence.ts'

/** The words that are right in each of `gaps` gaps. One item with a word for every gap is the whole solution. */
const variantsOf = (answers: readonly KeyItem[], gaps: number): (readonly string[])[] => {
  const items = answers.filter(({ isCorrect }) => isCorrect).map(({ answer }) => answer)
  const [first = []] = items
  if (gaps === 1) return [items.flat()]
  const whole = items.length === 1 && first.length === gaps
  return Array.from({ length: gaps }, (_, gap) => (whole ? [first[gap] ?? ''] : (items[gap] ?? [])))
}

/** The right choices of each gap; none where the key names no word that can be chosen. */
export const rightChoices = (
  answers: readonly KeyItem[],
  sentence: PublicQuestion['sentence'],
): (readonly string[])[] => {
  const gaps = gapsOf(sentence)
  return variantsOf(answers, gaps.length).map((variants, gap) => {
    const named = variants.map((variant) => choiceOf(gaps[gap] ?? [], variant))
    return named.filter((choice) => choice !== undefined)
  })
}

export const emptyResponse = ({ sentence }: PublicQuestion): Response => ({ choices: gapsOf(sentence).map(() => null) })

/** C-465: one chosen dropdown is enough; where the sentence has none, nothing is asked (C-385). */
export const isReady = ({ sentence }: PublicQuestion, { choices }: Response): boolean =>
  gapsOf(sentence).length === 0 || choices.some((choice) => choice !== null)

const fits = (gaps: readonly (readonly string[])[], { choices }: Response): boolean =>
  choices.length === gaps.length &&
  choices.every((choice, gap) => choice === null || choiceOf(gaps[gap] ?? [], choice) !== undefined)

/** For each gap one of its choices, or none (H024). */
export const responseTo = once((question: Question) =>
  narrowed(responseSchema, (response) => fits(gapsOf(sentencePieces(question)), response)),
)

/** The choices of each gap, and which of them are right. */
const keyOf = once((question: Question) => {
  const sentence = sentencePieces(question)
  return { gaps: gapsOf(sentence), solution: rightChoices(question.answers, sentence) }
})

/** C-466, C-467: correct if all chosen words match; a gap left open is wrong. The parts are named by the gap, from 0. */
export const grade = (question: Question, response: unknown): Verdict => {
  const { gaps, solution } = keyOf(question)
  const parsed = responseSchema.safeParse(response)
  const given = parsed.success && parsed.data.choices.length === gaps.length ? parsed.data.choices : []
  const marks = solution.map((right, gap) => {
    const chosen = choiceOf(gaps[gap] ?? [], given[gap] ?? '')
    return chosen !== undefined && right.includes(chosen)
  })
  return verdictOf(marks)
}

export const correctResponse = (question: Question): Response => ({
  choices: rightChoices(question.answers, sentencePieces(question)).map(([choice]) => choice ?? null),
})

/** The field with the groups shows their order as it was written, so the sentence goes without it. */
export const toPublic = (question: Question): PublicQuestion => {
  const field = fieldOf(question)
  const base = publicBase(question)
  return { ...(field === null ? base : { ...base, [field]: '' }), field, sentence: sentencePieces(question) }
}

/** The chosen words in the order of the gaps. */
export const summarise = (_: PublicQuestion, { choices }: Response): string =>
  choices.map((choice) => choice ?? '…').join(', ')
