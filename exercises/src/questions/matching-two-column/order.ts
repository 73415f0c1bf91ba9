import { shuffled } from '../../shared/shuffle.ts'
import type { Card, ColumnName, PublicQuestion, Response } from './schema.ts'

/** Whether `order` holds each of the ids, which are all different, exactly once. */
const isOrderOf = (ids: readonly string[], order: readonly string[]): boolean =>
  order.length === ids.length && ids.every((id) => order.includes(id))

const idsOf = (cards: readonly Card[]): string[] => cards.map(({ id }) => id)

/** Whether the response is an order of both columns. */
export const isArranged = ({ left, right }: Pick<PublicQuestion, ColumnName>, response: Response): boolean =>
  isOrderOf(idsOf(left), response.left) && isOrderOf(idsOf(right), response.right)

/** The order that is shown: the one of the response or, before it is one, the order that the seed decides. */
export const shownOrder = (question: PublicQuestion, response: Response, seed: string): Response =>
  isArranged(question, response)
    ? response
    : { left: shuffled(idsOf(question.left), `${seed} left`), right: shuffled(idsOf(question.right), `${seed} right`) }

/** Whether a setting fixes the column (C-432). Where both are to be fixed the second one moves: nothing could be answered. */
export const isFixed = ({ settings }: PublicQuestion, column: ColumnName): boolean => {
  const { isDragAColumnDisabled: first, isDragBColumnDisabled: second } = settings
  return column === 'left' ? first : second && !first
}

/** The response after the cards of two rows (from 0) of one column have changed places. */
export const swapped = (response: Response, column: ColumnName, row: number, other: number): Response => {
  const order = [...response[column]]
  const [one, two] = [order[row], order[other]]
  if (one === undefined || two === undefined) return response
  order[row] = two
  order[other] = one
  return { ...response, [column]: order }
}

/** The text of a card by its id; '' for an unknown one. */
export const textOf = (cards: readonly Card[], id: string | undefined): string =>
  cards.find((card) => card.id === id)?.text ?? ''
