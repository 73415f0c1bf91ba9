import type { QuestionRules } from '../../contract.ts'
import { noKind } from '../../shared/answer-kinds.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** One of the underlined parts of a sentence is clicked (C-468 to C-470). */
export const underlined: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'Underlined',
  schema: { ...storedIn(questionSchema), response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
  marked: true,
  kind: noKind,
}
