import { expect, test } from 'vitest'
import { effectsOf, endResult, withoutResult, withResult } from './result.ts'

const verdict = (right: number, total: number) => ({ correct: right === total, right, total, parts: {} })
const ids = ['a', 'b']
const both = (one: number, other: number) =>
  withResult(withResult(new Map(), 'a', verdict(one, 100)), 'b', verdict(other, 100))

test('B-289 the end result is the rounded average of the questions, once all have been checked', () => {
  expect(endResult(new Map(), ids)).toBeNull()
  expect(endResult(withResult(new Map(), 'a', verdict(1, 1)), ids)).toBeNull()
  expect(endResult(both(100, 33), ids)).toBe(67)
  expect(endResult(new Map(), [])).toBeNull()
  // tried again it is open again
  expect(endResult(withoutResult(both(100, 33), 'b'), ids)).toBeNull()
  expect(endResult(withResult(both(100, 33), 'b', verdict(1, 1)), ids)).toBe(100)
})

test('D56 a question in which nothing is right or wrong is checked without a sound, and stands beside the end result', () => {
  const spoken = { correct: false, right: 0, total: 0, parts: {} }
  expect(effectsOf(spoken, null)).toEqual([])
  expect(effectsOf(spoken, 100).map(({ effect }) => effect)).toEqual(['sound', 'celebrate'])
  expect(endResult(withResult(new Map(), 'a', spoken), ids)).toBeNull()
  expect(endResult(withResult(withResult(new Map(), 'a', spoken), 'b', verdict(1, 1)), ids)).toBe(100)
  expect(endResult(withResult(new Map(), 'a', spoken), ['a'])).toBeNull()
})

test('B-321 after Check comes the sound for right or for wrong', () => {
  expect(effectsOf(verdict(1, 1), null)).toEqual([{ effect: 'sound', sound: 'success', after: 0 }])
  expect(effectsOf(verdict(2, 3), null)).toEqual([{ effect: 'sound', sound: 'fail', after: 0 }])
})

test('B-317 B-318 B-319 B-321 a satisfactory end result plays victory with confetti of 1.5 s, 49 per cent does not', () => {
  const victory = [
    { effect: 'sound', sound: 'victory', after: 600 },
    { effect: 'celebrate', after: 600, lasts: 1_500 },
  ]
  expect(effectsOf(verdict(0, 1), 50).slice(1)).toEqual(victory)
  expect(effectsOf(verdict(1, 1), 100).slice(1)).toEqual(victory)
  expect(effectsOf(verdict(1, 1), 49).slice(1)).toEqual([])
})
