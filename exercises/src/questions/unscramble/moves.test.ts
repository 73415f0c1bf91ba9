import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clear, drop, type Hand, placedIds, press, restingHand, toggleSwap } from './moves.ts'

const pieces = [
  { id: 'i', text: 'I' },
  { id: 'l', text: 'like' },
  { id: 't', text: 'tea' },
  { id: 's', text: ' ' },
]
const swapping: Hand = { ...restingHand, swapping: true }

test('a press on a piece of the tray places it at the end and tells where', () => {
  const { order, hand } = press(pieces, ['i'], restingHand, 't')
  expect(order).toEqual(['i', 't'])
  expect(hand).toEqual({ swapping: false, chosen: null, said: 'Đã xếp tea vào chỗ 2.' })
})

test('a press on a placed piece takes it back and tells so', () => {
  const { order, hand } = press(pieces, ['i', 'l', 't'], restingHand, 'l')
  expect(order).toEqual(['i', 't'])
  expect(hand.said).toBe('Đã lấy like ra.')
})

test('C-497 two placed pieces change places: first one is chosen, then the other', () => {
  const order = ['i', 'l', 't']
  const first = press(pieces, order, swapping, 'i')
  expect(first).toEqual({
    order,
    hand: { swapping: true, chosen: 'i', said: 'Đã chọn I. Chọn thẻ thứ hai để đổi chỗ.' },
  })
  const second = press(pieces, order, first.hand, 't')
  expect(second.order).toEqual(['t', 'l', 'i'])
  expect(second.hand).toEqual({ swapping: false, chosen: null, said: 'Đã đổi chỗ I và tea.' })
})

test('the chosen piece is let go by a second press, and one that is no longer placed is not chosen any more', () => {
  expect(press(pieces, ['i', 'l'], { ...swapping, chosen: 'i' }, 'i')).toEqual({
    order: ['i', 'l'],
    hand: { swapping: true, chosen: null, said: 'Đã bỏ chọn I.' },
  })
  const stale = press(pieces, ['i', 'l'], { ...swapping, chosen: 't' }, 'i')
  expect(stale.order).toEqual(['i', 'l'])
  expect(stale.hand.chosen).toBe('i')
})

test('two pieces can change places once two are placed, and the wish can be taken back', () => {
  expect(toggleSwap(['i'], restingHand)).toBe(restingHand)
  const asked = toggleSwap(['i', 'l'], restingHand)
  expect(asked.swapping).toBe(true)
  expect(toggleSwap(['i', 'l'], asked)).toEqual(restingHand)
})

test('C-497 a piece of the tray is dropped in front of another, or at the end, and its place is told', () => {
  const dropped = (spot: number) => drop(pieces, ['i', 't'], 'l', spot)
  expect(dropped(0)?.order).toEqual(['l', 'i', 't'])
  expect(dropped(1)).toEqual({ order: ['i', 'l', 't'], hand: { ...restingHand, said: 'Đã xếp like vào chỗ 2.' } })
  expect(dropped(2)?.order).toEqual(['i', 't', 'l'])
  expect(dropped(9)).toEqual({ order: ['i', 't', 'l'], hand: { ...restingHand, said: 'Đã xếp like vào chỗ 3.' } })
})

test('C-497 a placed piece is dropped elsewhere in the line, or back in the tray', () => {
  const order = ['i', 'l', 't']
  const dropped = (id: string, spot: 'tray' | number) => drop(pieces, order, id, spot)
  expect(dropped('i', 2)).toEqual({ order: ['l', 'i', 't'], hand: { ...restingHand, said: 'Đã chuyển I tới chỗ 2.' } })
  expect(dropped('i', 3)?.order).toEqual(['l', 't', 'i'])
  expect(dropped('t', 0)?.order).toEqual(['t', 'i', 'l'])
  expect(dropped('l', 'tray')).toEqual({ order: ['i', 't'], hand: { ...restingHand, said: 'Đã lấy like ra.' } })
})

test('a piece that is dropped where it stands stays there and nothing is told', () => {
  expect(drop(pieces, ['i', 'l'], 'i', 0)).toBeNull()
  expect(drop(pieces, ['i', 'l'], 'i', 1)).toBeNull()
  expect(drop(pieces, ['i', 'l'], 'l', 2)).toBeNull()
  expect(drop(pieces, ['i', 'l'], 't', 'tray')).toBeNull()
})

test('no row of drops loses or doubles a piece', () => {
  const drops = fc.array(fc.tuple(fc.constantFrom('i', 'l', 't', 's'), fc.constantFrom('tray' as const, 0, 1, 2, 3, 4)))
  fc.assert(
    fc.property(drops, (each) => {
      let order: readonly string[] = []
      for (const [id, spot] of each) {
        order = drop(pieces, order, id, spot)?.order ?? order
        expect(placedIds(pieces, order)).toEqual(order)
        expect(order.includes(id)).toBe(spot !== 'tray')
      }
    }),
  )
})

test('starting over takes every piece back', () => {
  expect(clear()).toEqual({ order: [], hand: { ...restingHand, said: 'Đã lấy hết các thẻ ra.' } })
})

test('a space is told by its name', () => {
  expect(press(pieces, [], restingHand, 's').hand.said).toBe('Đã xếp dấu cách vào chỗ 1.')
})

test('ids that are unknown or stand twice are left out', () => {
  expect(placedIds(pieces, ['l', 'elsewhere', 'l', 'i'])).toEqual(['l', 'i'])
})

test('no row of presses loses or doubles a piece', () => {
  const presses = fc.array(fc.constantFrom('i', 'l', 't', 's', 'swap'))
  fc.assert(
    fc.property(presses, (keys) => {
      let state: { order: readonly string[]; hand: Hand } = { order: [], hand: restingHand }
      for (const key of keys)
        state =
          key === 'swap'
            ? { ...state, hand: toggleSwap(state.order, state.hand) }
            : press(pieces, state.order, state.hand, key)
      expect(placedIds(pieces, state.order)).toEqual(state.order)
    }),
  )
})
