import { expect, test } from 'vitest'
import { toPublic } from './grade.ts'
import { type Named, pressItem, pressKey, pressNumber, shownItems, takeOff } from './moves.ts'
import { questionSchema, type Response } from './schema.ts'

const stored = (answers: unknown) => toPublic(questionSchema.parse({ id: 1, answers }))
const question = stored([
  { id: 'k', number: 3, question: 'a kite' },
  { id: 'b', number: 1, question: 'a ball' },
  { id: 'd', number: 2, question: 'a doll' },
])
const items = shownItems(question.items, 's')
const named = (id: string): Named => {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`there is no ${id}`)
  return found
}
const none: Response = { numbers: {} }

test('a number, then an item: the item has it', () => {
  const first = pressNumber(question, none, null, items, 2)
  expect(first).toMatchObject({ chosen: { kind: 'number', number: 2 }, response: none })
  const then = pressItem(question, none, first.chosen, named('k'))
  expect(then).toEqual({ chosen: null, response: { numbers: { k: 2 } }, said: 'Đã đặt số 2 cho a kite.' })
})

test('an item, then a number: the item has it', () => {
  const first = pressItem(question, none, null, named('b'))
  expect(first).toMatchObject({ chosen: { kind: 'item', id: 'b' }, response: none })
  expect(pressNumber(question, none, first.chosen, items, 1).response).toEqual({ numbers: { b: 1 } })
})

test('the same press again lets go, and another number is selected instead', () => {
  expect(pressItem(question, none, { kind: 'item', id: 'b' }, named('b')).chosen).toBeNull()
  expect(pressItem(question, none, { kind: 'item', id: 'b' }, named('k')).chosen).toEqual({ kind: 'item', id: 'k' })
  const two = { kind: 'number', number: 2 } as const
  expect(pressNumber(question, none, two, items, 2).chosen).toBeNull()
  expect(pressNumber(question, none, two, items, 3).chosen).toEqual({ kind: 'number', number: 3 })
})

test('a number leaves the item that had it, unless two items may have it', () => {
  const given: Response = { numbers: { k: 1, b: 2 } }
  expect(pressKey(question, given, named('d'), '1')?.response).toEqual({ numbers: { b: 2, d: 1 } })
  const twice = { ...question, once: false }
  expect(pressKey(twice, given, named('d'), '1')?.response).toEqual({ numbers: { k: 1, b: 2, d: 1 } })
  expect(given).toEqual({ numbers: { k: 1, b: 2 } })
})

test('the number that an item has is taken off by its own number or by Delete', () => {
  const given: Response = { numbers: { k: 1, b: 2 } }
  const chosen = { kind: 'item', id: 'k' } as const
  expect(pressNumber(question, given, chosen, items, 1).response).toEqual({ numbers: { b: 2 } })
  for (const key of ['Delete', 'Backspace'])
    expect(pressKey(question, given, named('b'), key)).toMatchObject({
      response: { numbers: { k: 1 } },
      said: 'Đã bỏ số 2 khỏi a ball.',
    })
  expect(takeOff(given, named('d')).response).toBe(given)
})

test('a digit on an item is its number; numbers that there are not and other keys are the browser’s', () => {
  expect(pressKey(question, none, named('k'), '3')?.response).toEqual({ numbers: { k: 3 } })
  for (const key of ['0', '4', 'Enter', ' ', 'Tab', 'a']) expect(pressKey(question, none, named('k'), key)).toBeNull()
})

test('the items stand in the order of the seed; where one shows nothing, letters name them in a kept order', () => {
  const order = (seed: string): string =>
    shownItems(question.items, seed)
      .map(({ id }) => id)
      .join('')
  expect(order('s')).toBe(order('s'))
  expect(new Set([...'abcdefgh'].map(order)).size).toBeGreaterThan(2)
  const places = stored([
    { id: 'y', number: 1 },
    { id: 'x', number: 2 },
  ])
  for (const seed of 'abcd')
    expect(shownItems(places.items, seed).map(({ id, name }) => `${id} ${name}`)).toEqual(['x Hình A', 'y Hình B'])
})
