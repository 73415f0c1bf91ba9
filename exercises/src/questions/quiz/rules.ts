import type { QuestionRules } from '../../contract.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { kind } from './kind.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** A quiz question: sub-questions with options each, marked by how much of them is right (B-277 to B-289, D56). */
export const quiz: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'QUIZ',
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
