import type { Schema, Verdict } from '../../contract.ts'
import { publicBase } from '../../shared/question.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'
import { texts } from './texts.ts'

export const emptyResponse = (): Response => ({ recording: null, seconds: 0 })

export const isReady = (_: PublicQuestion, { recording }: Response): boolean => recording !== null

export const responseTo = (_: Question): Schema<Response> => responseSchema

/** D56: answered or not, never right or wrong. */
export const grade = (): Verdict => ({ correct: false, right: 0, total: 0, parts: {} })

/** There is none. */
export const correctResponse = (_: Question): Response => emptyResponse()

export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  seconds: question.settings.seconds,
})

/** Minutes and seconds, as '1:05'. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export const summarise = (_: PublicQuestion, { recording, seconds }: Response): string =>
  recording === null ? '' : texts.summary(clockText(seconds))
