import type { QuestionRules } from '../../contract.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { kind } from './kind.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** Letters, words or groups of words are put into the order of the answer (C-443 to C-448). */
export const unscramble: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'Unscramble',
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
