import type { QuestionRules } from '../../contract.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** The words that are missing in a sentence are written into its blanks (C-453, C-455). */
export const fillInTheBlank: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'FillInTheBlank',
  schema: { question: questionSchema, response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
}
