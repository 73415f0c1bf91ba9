import { swapped } from './order.ts'
import type { ColumnName, Response } from './schema.ts'

/** A card that waits for the one to change places with; the row counts from 0. */
export type Selected = { readonly column: ColumnName; readonly row: number }

type Step =
  | { readonly kind: 'chosen' | 'released'; readonly selected: Selected | null }
  | { readonly kind: 'swapped'; readonly selected: null; readonly response: Response; readonly from: number }

/**
 * What choosing a card does: the first is selected, the same again is put down, another of the same column changes places
 * with it, one of the other column is selected instead.
 */
export const stepOf = (response: Response, selected: Selected | null, card: Selected): Step => {
  if (selected?.column !== card.column) return { kind: 'chosen', selected: card }
  if (selected.row === card.row) return { kind: 'released', selected: null }
  const moved = swapped(response, card.column, selected.row, card.row)
  return { kind: 'swapped', selected: null, response: moved, from: selected.row }
}
