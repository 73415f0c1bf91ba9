import type { Verdict } from '../../contract.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { keyOf, solutionFor } from './key.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'
import { fieldOf, isSelection, selectable, sentencePieces } from './words.ts'

const inOrder = (words: Iterable<number>): number[] => [...words].toSorted((one, other) => one - other)

export const emptyResponse = (): Response => ({ words: [] })

/** C-471: one selected word is enough; where the sentence has none, nothing is asked (C-385). */
export const isReady = ({ sentence }: PublicQuestion, { words }: Response): boolean =>
  words.length > 0 || selectable(sentence).length === 0

/** Words of this sentence, each once, and of a group at most one (H024). */
export const responseTo = once((question: Question) =>
  narrowed(responseSchema, ({ words }) => isSelection(sentencePieces(question), words)),
)

const key = once((question: Question) => keyOf(question.answers, sentencePieces(question)))

/** The right words that come nearest to a selection. */
export const rightWords = (
  answers: Question['answers'],
  sentence: PublicQuestion['sentence'],
  selected: readonly number[],
): Set<number> => solutionFor(keyOf(answers, sentence), selected)

/**
 * C-472: correct if the selected set is the correct set. The parts are the words that are selected or should be, by their
 * index: right are those that are both. A sentence of which no word is right asks for what nobody can give (C-385): of it
 * one part is marked, which is never right.
 */
export const grade = (question: Question, response: unknown): Verdict => {
  const sentence = sentencePieces(question)
  const parsed = responseSchema.safeParse(response)
  const selected = parsed.success && isSelection(sentence, parsed.data.words) ? parsed.data.words : []
  const solution = solutionFor(key(question), selected)
  const marks = inOrder(new Set([...selected, ...solution])).map((at): [string, boolean] => [
    String(at),
    solution.has(at) && selected.includes(at),
  ])
  const right = marks.filter(([, mark]) => mark).length
  const total = Math.max(marks.length, selectable(sentence).length > 0 ? 1 : 0)
  return {
    correct: total > 0 && right === total,
    right,
    total,
    parts: Object.fromEntries(marks),
  }
}

export const correctResponse = (question: Question): Response => ({
  words: inOrder(rightWords(question.answers, sentencePieces(question), [])),
})

/** The field with the sentence shows in which order choices were written, so the sentence goes without it. */
export const toPublic = (question: Question): PublicQuestion => {
  const field = fieldOf(question)
  const base = publicBase(question)
  return { ...(field === null ? base : { ...base, [field]: '' }), field, sentence: sentencePieces(question) }
}

/** The selected words in reading order. */
export const summarise = ({ sentence }: PublicQuestion, { words }: Response): string =>
  inOrder(words)
    .flatMap((at) => selectable(sentence)[at] ?? [])
    .join(', ')
