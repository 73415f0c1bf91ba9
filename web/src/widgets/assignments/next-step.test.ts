import { expect, test } from 'vitest'
import { canDoAgain, nextStep } from './next-step.ts'

test('B-137 a pupil begins, goes on, and then looks at what was handed in', () => {
  expect(nextStep({ state: 'none', attemptsLeft: null })).toBe('start')
  expect(nextStep({ state: 'doing', attemptsLeft: 1 })).toBe('continue')
  expect(nextStep({ state: 'done', attemptsLeft: 0 })).toBe('look')
})

test('D22 a handed-in work can be done again while attempts are left, always without a limit', () => {
  expect(canDoAgain({ state: 'done', attemptsLeft: 1 })).toBe(true)
  expect(canDoAgain({ state: 'done', attemptsLeft: null })).toBe(true)
  expect(canDoAgain({ state: 'done', attemptsLeft: 0 })).toBe(false)
  expect(canDoAgain({ state: 'doing', attemptsLeft: 2 })).toBe(false)
})

test('D22 an attempt that is under way beside a handed-in one goes on', () => {
  const work = { state: 'done', attemptsLeft: 2, openSittingId: 's-2' } as const
  expect(nextStep(work)).toBe('continue')
  expect(canDoAgain(work)).toBe(false)
})
