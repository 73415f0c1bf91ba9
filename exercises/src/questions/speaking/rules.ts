import type { QuestionRules } from '../../contract.ts'
import { alwaysKind } from '../../shared/answer-kinds.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** Something is said and recorded; it is answered or not, and somebody listens to it (D51, D56). */
export const speaking: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'SPEAKING',
  schema: { ...storedIn(questionSchema), response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
  marked: false,
  kind: alwaysKind('repeat'),
}
