import type { QuestionRules } from '../../contract.ts'
import { alwaysKind } from '../../shared/answer-kinds.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** The words that are missing in a sentence are written into its blanks (C-453, C-455). */
export const fillInTheBlank: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'FillInTheBlank',
  schema: { ...storedIn(questionSchema), response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
  marked: true,
  kind: alwaysKind('fill the blank'),
}
