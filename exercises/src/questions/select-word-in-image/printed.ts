/** How a question stands on paper, where everybody has the same sheet. */
import { shuffledUnless } from '../../shared/shuffle.ts'
import { imagesOf, rightChoices } from './images.ts'
import type { Question } from './schema.ts'

/**
 * The words of the pictures that have no choices of their own, in an order that the question decides and in which they do not
 * simply go to one picture after the other (C-446).
 */
export const printedWords = (question: Question): string[] => {
  const images = imagesOf(question)
  const right = rightChoices(question)
  const wanted = images.flatMap(({ own }, at) => (own ? [] : [right[at] ?? []]))
  const words = images.find(({ own }) => !own)?.choices ?? []
  return shuffledUnless(
    words,
    question.id,
    (order) => wanted.length > 1 && wanted.every((one, at) => one.includes(order[at] ?? '')),
  )
}
