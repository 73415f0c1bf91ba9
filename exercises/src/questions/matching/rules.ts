import type { QuestionRules } from '../../contract.ts'
import { alwaysKind } from '../../shared/answer-kinds.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** Contents are put into the original order beside a left column that stays (C-439 to C-442). */
export const matching: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'Matching',
  schema: { ...storedIn(questionSchema), response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
  marked: true,
  kind: alwaysKind('matching'),
}
