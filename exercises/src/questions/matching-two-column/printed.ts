/** How a question stands on paper, where everybody has the same sheet. */
import { letterOf } from '../../shared/labels.ts'
import { shuffledUnless } from '../../shared/shuffle.ts'
import { emptyResponse, grade, toPublic } from './grade.ts'
import { shownOrder } from './order.ts'
import type { Question, Response } from './schema.ts'

/** Both columns in an order that the question decides, in which not every card stands beside its own (C-446). */
export const printedOrder = (question: Question): Response => {
  const shown = toPublic(question)
  const { left } = shownOrder(shown, emptyResponse(), question.id)
  const right = shuffledUnless(
    shown.right.map(({ id }) => id),
    `${question.id} right`,
    (order) => grade(question, { left, right: order }).correct,
  )
  return { left, right }
}

/** Which letter belongs to each number: '1 – D; 2 – A' (C-604, C-607). */
export const printedLetters = (question: Question): string => {
  const { left, right } = printedOrder(question)
  const rightOf = new Map(question.answers.map(({ leftId, rightId }) => [leftId, rightId]))
  return left.map((id, row) => `${row + 1} – ${letterOf(right.indexOf(rightOf.get(id) ?? ''))}`).join('; ')
}
