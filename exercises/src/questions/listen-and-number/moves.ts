/** What a press, a key or a drag does: one model, 'select, then place', for numbers and what gets them. */
import { letterOf } from '../../shared/labels.ts'
import { plainText } from '../../shared/markup.ts'
import { shuffled } from '../../shared/shuffle.ts'
import { numberOf } from './grade.ts'
import type { PublicQuestion, Response, Seen } from './schema.ts'
import { texts } from './texts.ts'

/** What is selected and waits for its other half. */
export type Chosen =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'item'; readonly id: string }

export type Move = { readonly chosen: Chosen | null; readonly response: Response; readonly said: string }

/** An item with what it is called where only words can stand. */
export type Named = Seen & { readonly name: string }

export const isSeen = ({ question, imageUrl }: Seen): boolean => question !== '' || imageUrl !== ''

/** The items in the order that the seed decides; where one shows nothing, letters name them and their order stays. */
export const shownItems = (items: readonly Seen[], seed: string): Named[] =>
  (items.every(isSeen) ? shuffled(items, seed) : items).map((item, at) => ({
    ...item,
    name: plainText(item.question) || texts.picture(letterOf(at)),
  }))

const without = ({ numbers }: Response, left: (id: string, number: number) => boolean): Response => ({
  numbers: Object.fromEntries(Object.entries(numbers).filter(([id, number]) => left(id, number))),
})

/** The item has the number; where each number belongs to one item only, it leaves the item that had it. */
export const place = (question: PublicQuestion, response: Response, { id, name }: Named, number: number): Move => {
  const others = without(response, (other, its) => other !== id && !(question.once && its === number))
  return { chosen: null, response: { numbers: { ...others.numbers, [id]: number } }, said: texts.placed(number, name) }
}

/** The item has no number any more. */
export const takeOff = (response: Response, { id, name }: Named): Move => {
  const number = numberOf(response, id)
  if (number === null) return { chosen: null, response, said: '' }
  return { chosen: null, response: without(response, (other) => other !== id), said: texts.taken(number, name) }
}

const choose = (response: Response, chosen: Chosen | null, said: string): Move => ({ chosen, response, said })

/** A press on an item: the selected number goes there; without one the item is selected, or no longer. */
export const pressItem = (question: PublicQuestion, response: Response, chosen: Chosen | null, item: Named): Move => {
  if (chosen?.kind === 'number') return place(question, response, item, chosen.number)
  if (chosen?.id === item.id) return choose(response, null, texts.released)
  return choose(response, { kind: 'item', id: item.id }, texts.chosenItem(item.name))
}

/** A press on a number: it goes to the selected item, or off it where it stands there; otherwise it is selected, or no longer. */
export const pressNumber = (
  question: PublicQuestion,
  response: Response,
  chosen: Chosen | null,
  items: readonly Named[],
  number: number,
): Move => {
  const item = chosen?.kind === 'item' ? items.find(({ id }) => id === chosen.id) : undefined
  if (item && numberOf(response, item.id) === number) return takeOff(response, item)
  if (item) return place(question, response, item, number)
  if (chosen?.kind === 'number' && chosen.number === number) return choose(response, null, texts.released)
  return choose(response, { kind: 'number', number }, texts.chosenNumber(number))
}

/** A key on an item: a digit is its number, Delete takes it off; null for keys that are the browser's. */
export const pressKey = (question: PublicQuestion, response: Response, item: Named, key: string): Move | null => {
  if (key === 'Delete' || key === 'Backspace') return takeOff(response, item)
  const number = /^[1-9]$/.test(key) ? Number(key) : 0
  return number > 0 && number <= question.last ? place(question, response, item, number) : null
}
