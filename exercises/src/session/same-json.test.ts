import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameJson } from './same-json.ts'

const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  )
}

test('a JSON value is the same with its keys in another order', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(sameJson(value, turned(value))).toBe(true)
    }),
  )
})

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ toString: null }, { a: null }],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a'], ['a', 'b']],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%j is not %j', (one, other) => {
  expect(sameJson(one, other)).toBe(false)
  expect(sameJson(other, one)).toBe(false)
})
