import { expect, test } from 'vitest'
import { sittingDuration } from './behaviours.ts'
import { deadlineFor, remainingTime, shouldStore, shownTime, ticksPerSecond } from './countdown.ts'
import { deadlineOf } from './deadline.ts'

test('C-313 C-318 an olympic exam and a unit exercise end 30 minutes after their start', () => {
  expect(deadlineOf('olympic', 5_000)).toBe(5_000 + 30 * 60 * 1_000)
  expect(deadlineOf('unit', 5_000)).toBe(5_000 + 30 * 60 * 1_000)
  for (const kind of ['worksheet', 'quiz', 'plain'] as const) expect(deadlineOf(kind, 5_000)).toBeNull()
})

test('D23 the remaining time is what is left to the deadline, never below 0 and never more than the duration', () => {
  expect(remainingTime(10_000, 4_000)).toBe(6_000)
  expect(remainingTime(10_000, 10_000)).toBe(0)
  expect(remainingTime(10_000, 99_000)).toBe(0)
  expect(remainingTime(sittingDuration + 5_000, -1_000)).toBe(sittingDuration)
})

test('D23 the deadline of the server holds; the stored remainder serves only where there is none', () => {
  expect(deadlineFor({ deadlineAt: 9_000, storedRemaining: 60_000, now: 5_000 })).toBe(9_000)
  expect(deadlineFor({ deadlineAt: null, storedRemaining: 60_000, now: 5_000 })).toBe(65_000)
  expect(deadlineFor({ deadlineAt: null, storedRemaining: -1, now: 5_000 })).toBe(5_000)
  expect(deadlineFor({ deadlineAt: null, storedRemaining: 1e12, now: 0 })).toBe(sittingDuration)
})

test('C-315 C-317 at 30 ticks a second the remaining time is stored every 30 ticks, once a second', () => {
  let stored = sittingDuration
  const storedAt: number[] = []
  for (let tick = 1; tick <= 3 * ticksPerSecond; tick++) {
    const remaining = sittingDuration - Math.floor((tick * 1_000) / 30)
    if (!shouldStore(stored, remaining)) continue
    storedAt.push(tick)
    stored = remaining
  }
  expect(storedAt).toEqual([30, 60, 90])
})

test('C-317 slower ticks are stored each, the end is stored once, and a clock set right by an answer is stored', () => {
  expect(shouldStore(10_000, 6_000)).toBe(true)
  expect(shouldStore(400, 0)).toBe(true)
  expect(shouldStore(0, 0)).toBe(false)
  expect(shouldStore(10_000, 12_000)).toBe(true)
})

test.each([
  [sittingDuration, '30:00'],
  [sittingDuration - 1, '30:00'],
  [sittingDuration - 1_000, '29:59'],
  [60_000, '01:00'],
  [59_001, '01:00'],
  [59_000, '00:59'],
  [1, '00:01'],
  [0, '00:00'],
])('C-319 %i ms are shown as %s', (remaining, text) => {
  expect(shownTime(remaining)).toBe(text)
})
