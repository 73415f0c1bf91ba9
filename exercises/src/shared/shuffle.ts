import { seededChance } from '@phuong/domain/chance/seeded-chance'

/** 32 bits that stand for a text (FNV-1a over its UTF-16 units). */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** A short name that a text always gets and that tells nothing of it: an id for what has none. */
export const nameFor = (text: string): string => Math.floor(seededChance(hashOf(text))() * 2 ** 32).toString(36)

/**
 * The same things in an order that only the seed decides (Fisher and Yates): a reload and another device show the order
 * that was seen first (docs/protocol.md 5). The seed is the id of the sitting with that of the question; the list given
 * stays as it is.
 */
export const shuffled = <Thing>(things: readonly Thing[], seed: string): Thing[] => {
  const order = [...things]
  const chance = seededChance(hashOf(seed))
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    ;[order[last], order[other]] = [order[other] as Thing, order[last] as Thing]
  }
  return order
}

/** The same things in the order of their ids, which says nothing of where they were stored. */
export const byId = <Any extends { readonly id: string }>(things: readonly Any[]): Any[] =>
  things.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/**
 * C-437: things in the order that the seed decides. They are sorted first, so that the question with its key and the one
 * without are shown in the same order.
 */
export const inShownOrder = <Any extends { readonly id: string }>(things: readonly Any[], seed: string): Any[] =>
  shuffled(byId(things), seed)

/** How often an order that gives the answer away is drawn again (C-447). */
const maxDraws = 20

/**
 * As shuffled, drawn again while the order is one that must not be shown, such as the answer itself (C-446). Where every
 * order is (one piece, or equal pieces), the last one is shown as it is (C-447).
 */
export const shuffledUnless = <Thing>(
  things: readonly Thing[],
  seed: string,
  forbidden: (order: readonly Thing[]) => boolean,
): Thing[] => {
  let order = shuffled(things, seed)
  for (let draw = 1; draw < maxDraws && forbidden(order); draw++) order = shuffled(things, `${seed} ${draw}`)
  return order
}
