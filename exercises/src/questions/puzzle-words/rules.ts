import type { QuestionRules } from '../../contract.ts'
import { noKind } from '../../shared/answer-kinds.ts'
import { storedIn } from '../../shared/versions.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/** Words that are hidden in a grid of letters are found and their cells selected (C-478, C-479). */
export const puzzleWords: QuestionRules<Question, Response, PublicQuestion> = {
  code: 'PuzzleWords',
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
