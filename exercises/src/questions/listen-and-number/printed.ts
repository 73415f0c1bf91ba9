/** How a question stands on paper, where everybody has the same sheet. */
import { shuffledUnless } from '../../shared/shuffle.ts'
import { correctResponse, numberOf, summarise, toPublic } from './grade.ts'
import { isSeen } from './moves.ts'
import type { Question, Seen } from './schema.ts'

/**
 * The items in an order that the question decides and in which their numbers do not simply run up (C-446); where one shows
 * nothing, letters name them and their order stays.
 */
export const printedItems = (question: Question): readonly Seen[] => {
  const { items } = toPublic(question)
  if (!items.every(isSeen)) return items
  const key = correctResponse(question)
  return shuffledUnless(items, question.id, (order) => {
    const numbers = order.map(({ id }) => numberOf(key, id) ?? 0)
    return numbers.every((number, at) => at === 0 || (numbers[at - 1] ?? 0) <= number)
  })
}

/** The number of each item; one without words is called by the letter of its place on paper (C-604, C-607). */
export const printedNumbers = (question: Question): string =>
  summarise({ ...toPublic(question), items: printedItems(question) }, correctResponse(question))
