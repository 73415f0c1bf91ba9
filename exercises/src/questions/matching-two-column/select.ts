import { swapped } from './order.ts'
import type { ColumnName, Response } from './schema.ts'

/** A card that waits for the one that belongs to it, or for the one to change places with; the row counts from 0. */
export type Selected = { readonly column: ColumnName; readonly row: number }

type Step =
  | { readonly kind: 'chosen' | 'released' | 'paired'; readonly selected: Selected | null }
  | {
      readonly kind: 'swapped'
      readonly selected: null
      readonly response: Response
      /** the column whose cards changed places, the row that the card came from, and the one where it lies now */
      readonly column: ColumnName
      readonly from: number
      readonly to: number
    }

const swap = (response: Response, column: ColumnName, from: number, to: number): Step => ({
  kind: 'swapped',
  selected: null,
  response: swapped(response, column, from, to),
  column,
  from,
  to,
})

/**
 * What choosing a card does: the first is selected, the same again is put down, another of the same column changes places
 * with it (C-497). One of the other column becomes its pair: the right card comes into the row of the left one.
 */
export const stepOf = (response: Response, selected: Selected | null, card: Selected): Step => {
  if (selected === null) return { kind: 'chosen', selected: card }
  if (selected.row === card.row)
    return { kind: selected.column === card.column ? 'released' : 'paired', selected: null }
  if (selected.column === card.column) return swap(response, card.column, selected.row, card.row)
  const [left, right] = card.column === 'left' ? [card, selected] : [selected, card]
  return swap(response, 'right', right.row, left.row)
}
