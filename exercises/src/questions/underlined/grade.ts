import type { Verdict } from '../../contract.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { partsOf } from './pieces.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'

export const emptyResponse = (): Response => ({ picked: null })

/** C-468: one part of this sentence is clicked; an id of another question is none (H024). */
export const isReady = (question: PublicQuestion, { picked }: Response): boolean =>
  partsOf(question).some(({ id }) => id === picked)

/** One of the parts, or none. */
export const responseTo = once((question: Question) =>
  narrowed(responseSchema, ({ picked }) => picked === null || partsOf(question).some(({ id }) => id === picked)),
)

/** C-469: right if the clicked part is marked as correct, which may be the wrong part of the sentence (C-470). */
export const grade = ({ key }: Question, response: unknown): Verdict => {
  const parsed = responseSchema.safeParse(response)
  const picked = parsed.success ? parsed.data.picked : null
  const correct = picked !== null && key.includes(picked)
  return { correct, right: correct ? 1 : 0, total: 1, parts: { picked: correct } }
}

export const correctResponse = ({ key }: Question): Response => ({ picked: key[0] ?? null })

/** The parts stand in the order of the sentence; the order in which they were listed goes with the key. */
export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  field: question.field,
  labelled: question.labelled,
  pieces: question.pieces,
})

/** The words of the clicked part. */
export const summarise = (question: PublicQuestion, { picked }: Response): string =>
  partsOf(question).find(({ id }) => id === picked)?.text ?? ''
