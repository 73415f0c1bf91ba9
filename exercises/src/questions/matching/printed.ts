/** How a question stands on paper, where everybody has the same sheet. */
import { letterOf } from '../../shared/labels.ts'
import { shuffledUnless } from '../../shared/shuffle.ts'
import { grade, toPublic } from './grade.ts'
import type { Question } from './schema.ts'

/** The ids of the contents from the first row to the last: an order that the question decides and that is no right one (C-446). */
export const printedOrder = (question: Question): string[] =>
  shuffledUnless(
    toPublic(question).pieces.map(({ id }) => id),
    question.id,
    (order) => grade(question, { order }).correct,
  )

/** What is to be written at the rows: '1 – D; 2 – A' (C-604, C-607). */
export const printedLetters = (question: Question): string => {
  const order = printedOrder(question)
  return question.answers.map(({ pieceId }, row) => `${row + 1} – ${letterOf(order.indexOf(pieceId))}`).join('; ')
}
