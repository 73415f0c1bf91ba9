import type { QuestionRules } from '../../contract.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { kind } from './kind.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** One of several options, texts or pictures, is picked (C-435 to C-438). */
export const oneChoice: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'OneChoice',
  schema: { ...storedIn(questionSchema), response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
  marked: true,
  kind,
}
