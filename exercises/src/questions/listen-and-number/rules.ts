import type { QuestionRules } from '../../contract.ts'
import { alwaysKind } from '../../shared/answer-kinds.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** Pictures or words get the numbers in which they are heard (C-490). */
export const listenAndNumber: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'ListenAndNumber',
  schema: { ...storedIn(questionSchema), response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
  marked: true,
  kind: alwaysKind('listen'),
}
