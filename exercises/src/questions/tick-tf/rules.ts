import type { QuestionRules } from '../../contract.ts'
import { noKind } from '../../shared/answer-kinds.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** Each of several statements is marked true or false (C-473 to C-475). */
export const tickTf: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'TickTF',
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
