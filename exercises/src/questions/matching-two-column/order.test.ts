import { expect, test } from 'vitest'
import { emptyResponse, toPublic } from './grade.ts'
import { isArranged, isFixed, shownOrder, swapped, textOf } from './order.ts'
import { questionSchema } from './schema.ts'
import { stepOf } from './select.ts'

const letters = [...'abcdefgh']
const stored = (settings?: unknown) =>
  toPublic(
    questionSchema.parse({
      id: 1,
      settings,
      answers: letters.map((letter) => ({ textLeft: letter, textRight: letter.toUpperCase() })),
    }),
  )
const question = stored()

test('before an answer the seed decides both orders, each on its own, and a reload shows the same', () => {
  const shown = shownOrder(question, emptyResponse(), 'sitting 1')
  expect(isArranged(question, shown)).toBe(true)
  expect(shownOrder(question, emptyResponse(), 'sitting 1')).toEqual(shown)
  expect(shownOrder(question, emptyResponse(), 'sitting 2')).not.toEqual(shown)
  const rows = (ids: readonly string[]) => ids.map((id) => id.toLowerCase())
  expect(rows(shown.left)).not.toEqual(rows(shown.right))
})

test('an answer is shown as it is, whatever the seed; what is none is not', () => {
  const response = swapped(shownOrder(question, emptyResponse(), 'x'), 'left', 0, 3)
  expect(shownOrder(question, response, 'y')).toBe(response)
  expect(isArranged(question, { ...response, right: response.right.slice(1) })).toBe(false)
  expect(isArranged(question, { ...response, right: response.right.with(0, '0:?') })).toBe(false)
})

test('two cards of one column change places, the other column stays', () => {
  const response = { left: ['a', 'b', 'c'], right: ['x', 'y', 'z'] }
  expect(swapped(response, 'right', 0, 2)).toEqual({ left: ['a', 'b', 'c'], right: ['z', 'y', 'x'] })
  expect(swapped(response, 'left', 0, 3)).toEqual(response)
  expect(response.right).toEqual(['x', 'y', 'z'])
})

test('C-497 select, then place: another card of the column swaps, the same one is put down', () => {
  const response = { left: ['a', 'b'], right: ['x', 'y'] }
  const first = { column: 'left', row: 0 } as const
  expect(stepOf(response, null, first)).toEqual({ kind: 'chosen', selected: first })
  expect(stepOf(response, first, first)).toEqual({ kind: 'released', selected: null })
  expect(stepOf(response, first, { column: 'left', row: 1 })).toEqual({
    kind: 'swapped',
    selected: null,
    column: 'left',
    from: 0,
    to: 1,
    response: { left: ['b', 'a'], right: ['x', 'y'] },
  })
})

test('C-477 two cards of two columns become a pair: the right one comes into the row of the left one, whichever was first', () => {
  const response = { left: ['a', 'b', 'c'], right: ['x', 'y', 'z'] }
  const [left, right] = [{ column: 'left', row: 0 } as const, { column: 'right', row: 2 } as const]
  const paired = {
    kind: 'swapped',
    selected: null,
    column: 'right',
    from: 2,
    to: 0,
    response: { left: ['a', 'b', 'c'], right: ['z', 'y', 'x'] },
  }
  expect(stepOf(response, left, right)).toEqual(paired)
  expect(stepOf(response, right, left)).toEqual(paired)
  expect(stepOf(response, left, { column: 'right', row: 0 })).toEqual({ kind: 'paired', selected: null })
})

test('C-432 each setting fixes its own column', () => {
  const fixed = (settings: unknown) => [isFixed(stored(settings), 'left'), isFixed(stored(settings), 'right')]
  expect(fixed({})).toEqual([false, false])
  expect(fixed({ isDragAColumnDisabled: true })).toEqual([true, false])
  expect(fixed({ isDragBColumnDisabled: true })).toEqual([false, true])
})

test('C-432 where both columns are to be fixed the second one moves, and the question can be answered', () => {
  const both = { isDragAColumnDisabled: 'true', isDragBColumnDisabled: true }
  expect([isFixed(stored(both), 'left'), isFixed(stored(both), 'right')]).toEqual([true, false])
})

test('the text of an unknown card is none', () => {
  expect(textOf(question.left, '0:a')).toBe('a')
  expect(textOf(question.left, 'x')).toBe('')
})
