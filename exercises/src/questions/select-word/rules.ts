import type { QuestionRules } from '../../contract.ts'
import { noKind } from '../../shared/answer-kinds.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** Each group of words in a sentence is a dropdown (C-395, C-396), and all chosen words must match (C-466). */
export const selectWord: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'SelectWord',
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
