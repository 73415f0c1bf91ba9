import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { verdictOf } from './marks.ts'
import { narrowed } from './narrowed.ts'

test('H024 what another schema reads is read where it fulfils the condition too', () => {
  const short = narrowed(z.array(z.string()), (words) => words.length < 2)
  expect(short.safeParse(['cat'])).toMatchObject({ success: true, data: ['cat'] })
  expect(short.safeParse(['cat', 'dog'])).toEqual({ success: false })
  expect(short.safeParse([1]).success).toBe(false)
})

test('a verdict names its parts by their numbers, and nothing to mark is never correct', () => {
  expect(verdictOf([true, false])).toEqual({ correct: false, right: 1, total: 2, parts: { 0: true, 1: false } })
  expect(verdictOf([true])).toEqual({ correct: true, right: 1, total: 1, parts: { 0: true } })
  expect(verdictOf([])).toEqual({ correct: false, right: 0, total: 0, parts: {} })
})
