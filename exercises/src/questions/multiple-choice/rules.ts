import type { QuestionRules } from '../../contract.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { kind } from './kind.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** As OneChoice; where several options are correct, all of them and no other are picked (C-491). */
export const multipleChoice: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'MULTIPLECHOICE',
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
