import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goesOn, setGoesOn } from './goes-on.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('D61 the switch is off at first, is remembered, and is the wish of one person alone', () => {
  expect(goesOn('mai')).toBe(false)
  setGoesOn('mai', true)
  expect([goesOn('mai'), goesOn('nam')]).toEqual([true, false])
  setGoesOn('mai', false)
  expect(goesOn('mai')).toBe(false)
  // what another hand has written is nobody
  localStorage.setItem('phuong.goesOn', 'true')
  expect(goesOn('true')).toBe(false)
})
