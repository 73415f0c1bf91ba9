import type { AnswerKind, Fields } from '../../contract.ts'
import { choiceKind, fieldsIn } from '../../shared/answer-kinds.ts'

/** B-306, B-307: the options of all sub-questions, and how many are to be picked in them together. */
export const kind = (received: Fields): AnswerKind => {
  const parts = fieldsIn(received.parts)
  const takes = parts.reduce((sum, part) => sum + (typeof part.takes === 'number' ? part.takes : 0), 0)
  return choiceKind(
    received,
    parts.flatMap(({ options }) => fieldsIn(options)),
    takes,
  )
}
