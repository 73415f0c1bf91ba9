import type { QuestionRules } from '../../contract.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** One of the underlined parts of a sentence is clicked (C-468 to C-470). */
export const underlined: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'Underlined',
  schema: { question: questionSchema, response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
}
