import type { QuestionRules } from '../../contract.ts'
import { alwaysKind } from '../../shared/answer-kinds.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** The letters that are missing in words are written into boxes (C-459 to C-462). */
export const fillLetterInTheBlank: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'FillLetterInTheBlank',
  schema: { ...storedIn(questionSchema), response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
  marked: true,
  kind: alwaysKind('complete'),
}
