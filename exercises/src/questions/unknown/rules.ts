import * as z from 'zod/mini'
import type { QuestionRules } from '../../contract.ts'
import { noKind } from '../../shared/answer-kinds.ts'
import { type PublicBase, publicBase, questionShape } from '../../shared/question.ts'

const questionSchema = z.object(questionShape)
type Question = z.infer<typeof questionSchema>

const responseSchema = z.null()

/**
 * What stands in for a question of an unknown type, and for one that its type cannot read (C-385, C-496): its words are
 * shown, nothing can be submitted, and it counts as one that was not answered. No paper names it, so it is in no registry.
 */
export const unknown: QuestionRules<Question, null, PublicBase> = {
  code: 'Unknown',
  schema: { version: 1, question: questionSchema, response: responseSchema, responseTo: () => responseSchema },
  emptyResponse: () => null,
  isReady: () => false,
  grade: () => ({ correct: false, right: 0, total: 0, parts: {} }),
  correctResponse: () => null,
  toPublic: publicBase,
  summarise: () => '',
  marked: true,
  kind: noKind,
}
