import { expect, test } from 'vitest'
import { modeZone } from '../../testing/zone.ts'
import { keyedOn } from './keys.ts'

const zone = { ...modeZone('z', 'no', { width: 100, height: 40 }), mode: 'Choice' } as const
const keyed = (key: string, more: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
  keyedOn(zone, { key, ctrlKey: false, shiftKey: false, ...more })

test('an arrow moves the chosen zone by 5, with Ctrl by 1, and with Shift it changes its size', () => {
  expect(keyed('ArrowLeft')).toEqual({ type: 'nudge', dx: -5, dy: 0 })
  expect(keyed('ArrowDown', { ctrlKey: true })).toEqual({ type: 'nudge', dx: 0, dy: 1 })
  expect(keyed('ArrowRight', { shiftKey: true })).toEqual({
    type: 'setPlace',
    id: 'z',
    place: { width: 105, height: 40 },
  })
  expect(keyed('ArrowUp', { shiftKey: true, ctrlKey: true })).toMatchObject({ place: { width: 100, height: 39 } })
})

test('other keys lead to another zone, to its fields, or end it; letters do nothing', () => {
  const ways = ['PageDown', 'PageUp', 'Home', 'End', 'Enter', 'Delete', 'Backspace']
  expect(ways.map((key) => keyed(key))).toEqual(['next', 'previous', 'first', 'last', 'properties', 'remove', 'remove'])
  expect(keyed(' ')).toEqual({ type: 'toggle', id: 'z' })
  expect(['a', 'Tab', 'Escape', 'constructor'].map((key) => keyed(key))).toEqual(Array(4).fill(undefined))
})
