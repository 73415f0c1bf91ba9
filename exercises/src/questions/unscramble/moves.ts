/** What a press and a drop do: one model for finger, mouse and keyboard, 'select, then place'. */
import type { Piece } from './pieces.ts'
import { texts } from './texts.ts'

/** What the hand is doing beside the answer itself, and what was last said about it. */
export type Hand = {
  /** two placed pieces are being chosen to change places */
  readonly swapping: boolean
  /** the first of them */
  readonly chosen: string | null
  /** the last move in words, for a screen reader */
  readonly said: string
}

export const restingHand: Hand = { swapping: false, chosen: null, said: '' }

type Move = { readonly order: readonly string[]; readonly hand: Hand }

/** The placed pieces; an id that is unknown or stands twice, as a stored response may have it, is left out. */
export const placedIds = (pieces: readonly Piece[], order: readonly string[]): string[] => {
  const known = new Set(pieces.map(({ id }) => id))
  return [...new Set(order)].filter((id) => known.has(id))
}

/** The name of a piece: its text, or what a space is called. */
export const nameOf = ({ text }: Piece): string => (text.trim() === '' ? texts.space : text)

const said = (order: readonly string[], text: string): Move => ({ order, hand: { ...restingHand, said: text } })

/** A press on a piece: one of the tray is placed at the end, a placed one is taken back, or chosen while two change places. */
export const press = (pieces: readonly Piece[], order: readonly string[], hand: Hand, id: string): Move => {
  const named = (of: string): string => nameOf(pieces.find((piece) => piece.id === of) ?? { id: of, text: '' })
  if (!order.includes(id)) return said([...order, id], texts.placed(named(id), order.length + 1))
  if (!hand.swapping) {
    const left = order.filter((other) => other !== id)
    return said(left, texts.taken(named(id)))
  }
  const { chosen } = hand
  if (chosen === id) return { order, hand: { ...hand, chosen: null, said: texts.unchosen(named(id)) } }
  if (chosen === null || !order.includes(chosen))
    return { order, hand: { ...hand, chosen: id, said: texts.chosen(named(id)) } }
  const changed = order.map((other) => (other === id ? chosen : other === chosen ? id : other))
  return said(changed, texts.swapped(named(chosen), named(id)))
}

/** Where a piece is dropped: back in the tray, or in front of the piece of the line with this number, from 0; past the last at the end. */
export type Spot = 'tray' | number

/** A piece that was dragged is put in its spot; null where it stands there already. */
export const drop = (pieces: readonly Piece[], order: readonly string[], id: string, spot: Spot): Move | null => {
  const named = nameOf(pieces.find((piece) => piece.id === id) ?? { id, text: '' })
  const from = order.indexOf(id)
  if (spot === 'tray') return from < 0 ? null : said(order.toSpliced(from, 1), texts.taken(named))
  if (from < 0) return said(order.toSpliced(spot, 0, id), texts.placed(named, Math.min(spot, order.length) + 1))
  // without the piece itself what stands behind it moves up
  const at = spot > from ? spot - 1 : spot
  return at === from ? null : said(order.toSpliced(from, 1).toSpliced(at, 0, id), texts.moved(named, at + 1))
}

/** Two pieces are to change places, or no longer; nothing happens while there are not two. */
export const toggleSwap = (order: readonly string[], hand: Hand): Hand => {
  if (order.length < 2) return hand
  return hand.swapping ? restingHand : { swapping: true, chosen: null, said: texts.swapHint }
}

/** All pieces back to the tray. */
export const clear = (): Move => said([], texts.cleared)
