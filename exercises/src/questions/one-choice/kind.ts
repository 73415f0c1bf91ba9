import type { AnswerKind, Fields } from '../../contract.ts'
import { choiceKind, fieldsIn } from '../../shared/answer-kinds.ts'

/** B-306, B-307. */
export const kind = (received: Fields): AnswerKind => choiceKind(received, fieldsIn(received.answers), 1)
