import type { AnswerKind, Fields } from '../../contract.ts'
import { choiceKind, fieldsIn } from '../../shared/answer-kinds.ts'

/** B-306, B-307; how many of several are right, no pupil receives. */
export const kind = (received: Fields): AnswerKind =>
  choiceKind(received, fieldsIn(received.answers), received.several === true ? 2 : 1)
