import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctedNow, measuredClock, resumedClock, savedClock, unmeasuredClock } from './clock-offset.ts'

const measured = measuredClock(null, { serverNow: 1_000_000, sentAt: 100, receivedAt: 300 })

test('protocol 5: the server looked at its clock in the middle of the round trip', () => {
  expect(correctedNow(measured, 300)).toBe(1_000_100)
  expect(correctedNow(measured, 1_300)).toBe(1_001_100)
})

test('protocol 5: the last answer decides, but for one whose call took too long', () => {
  const again = measuredClock(measured, { serverNow: 999_000, sentAt: 400, receivedAt: 400 })
  expect(correctedNow(again, 400)).toBe(999_000)
  expect(measuredClock(measured, { serverNow: 5, sentAt: 0, receivedAt: 10_001 })).toBe(measured)
  expect(correctedNow(measuredClock(null, { serverNow: 5, sentAt: 0, receivedAt: 20_000 }), 20_000)).toBe(10_005)
})

test('protocol 5: between answers the time never runs backwards', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000, max: 1_000_000 })), (moments) => {
      const shown = moments.toSorted((one, other) => one - other).map((steady) => correctedNow(measured, steady))
      expect(shown).toEqual(shown.toSorted((one, other) => one - other))
      expect(Math.min(correctedNow(measured, 300), ...shown)).toBe(correctedNow(measured, 300))
    }),
  )
})

test('without any answer the date of the device is taken once and then carried on', () => {
  const clock = unmeasuredClock({ wall: 50_000, steady: 10 })
  expect(correctedNow(clock, 15)).toBe(50_005)
})

test('a reload goes on from the saved time by the date of the device, and a date put back wins nothing', () => {
  const saved = savedClock(measured, { wall: 70_000, steady: 1_300 })
  expect(saved).toEqual({ server: 1_001_100, wall: 70_000 })
  expect(correctedNow(resumedClock(saved, { wall: 74_000, steady: 5 }), 10)).toBe(1_005_105)
  expect(correctedNow(resumedClock(saved, { wall: 60_000, steady: 5 }), 10)).toBe(1_001_105)
})
