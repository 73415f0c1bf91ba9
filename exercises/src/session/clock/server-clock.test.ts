import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  carriedClock,
  correctedNow,
  measuredClock,
  type Reading,
  resumedClock,
  type ServerClock,
  savedClock,
  unmeasuredClock,
  widestDrift,
} from './server-clock.ts'

/** A device that is awake, `ahead` ms of date since some other day. */
const awake = (steady: number, ahead = 70_000): Reading => ({ steady, wall: steady + ahead })
const measured = measuredClock(null, { serverNow: 1_000_000, sent: awake(100), received: awake(300) })

/** What the clock shows as one look after the other is taken at it. */
const looks = (clock: ServerClock, readings: readonly Reading[]): { clock: ServerClock; moments: number[] } => {
  let carried = clock
  const moments = readings.map((reading) => {
    carried = carriedClock(carried, reading)
    return correctedNow(carried, reading)
  })
  return { clock: carried, moments }
}

test('protocol 5: the server looked at its clock in the middle of the round trip', () => {
  expect(correctedNow(measured, awake(300))).toBe(1_000_100)
  expect(correctedNow(measured, awake(1_300))).toBe(1_001_100)
})

test('protocol 5: the last answer decides, but for one whose call took too long', () => {
  const again = measuredClock(measured, { serverNow: 999_000, sent: awake(400), received: awake(400) })
  expect(correctedNow(again, awake(400))).toBe(999_000)
  expect(measuredClock(measured, { serverNow: 5, sent: awake(0), received: awake(10_001) })).toBe(measured)
  const slow = { serverNow: 5, sent: awake(0), received: awake(20_000) }
  expect(correctedNow(measuredClock(null, slow), awake(20_000))).toBe(10_005)
  // a doubtful clock has nothing better
  const doubtful = carriedClock(measured, awake(0, 80_000))
  expect(correctedNow(measuredClock(doubtful, slow), awake(20_000))).toBe(10_005)
})

test('H162 an answer that crossed a sleep of the device tells no time, and the first one that did leaves it doubtful', () => {
  const crossed = { serverNow: 1_000_200, sent: awake(400), received: awake(450, 130_000) }
  expect(measuredClock(measured, crossed)).toBe(measured)
  expect(measuredClock(null, crossed).leaps).toHaveLength(1)
})

test('H162 what has passed is the larger of what date and steady clock say', () => {
  const readings = [awake(1_300), awake(1_300, 70_500), awake(1_400, 130_000), awake(2_400, 130_000)]
  const { clock, moments } = looks(measured, readings)
  expect(moments).toEqual([1_001_100, 1_001_600, 1_061_200, 1_062_200])
  expect(clock.leaps).toEqual([{ at: 1_061_200, by: 60_000 }])
})

test('H162 a date that is put back takes nothing away of what has passed', () => {
  const { clock, moments } = looks(measured, [awake(300, 130_000), awake(400, 10_000), awake(500, 10_000)])
  expect(moments).toEqual([1_060_100, 1_060_200, 1_060_300])
  expect(clock.leaps.map(({ by }) => by)).toEqual([60_000, 0])
})

test('H038 H162 the clocks of a device that is awake may differ by two seconds, and nothing is doubtful', () => {
  const { clock, moments } = looks(measured, [awake(300, 70_000 + widestDrift), awake(400, 70_000 - widestDrift)])
  expect(clock.leaps).toEqual([])
  expect(moments).toEqual([1_002_100, 1_002_200])
  expect(looks(measured, [awake(300, 70_001 + widestDrift)]).clock.leaps).toHaveLength(1)
})

test('protocol 5 H162 between answers the time never runs backwards nor behind either clock, whatever becomes of the date', () => {
  const step = fc.record({
    passed: fc.nat(100_000),
    slept: fc.oneof(fc.constant(0), fc.nat(3_000), fc.nat(10_000_000)),
    changed: fc.oneof(fc.constant(0), fc.integer({ min: -3_000, max: 3_000 }), fc.integer({ min: -1e8, max: 1e8 })),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let steady = 300
      let wall = 70_300
      let truth = 1_000_100
      let setBack = false
      const readings: Reading[] = []
      const truths: number[] = []
      for (const { passed, slept, changed } of steps) {
        steady += passed
        wall += passed + slept + changed
        truth += passed + slept
        setBack ||= changed < 0
        readings.push({ steady, wall })
        truths.push(setBack ? 0 : truth)
      }
      const { moments } = looks(measured, readings)
      expect(moments).toEqual(moments.toSorted((one, other) => one - other))
      moments.forEach((moment, index) => {
        expect(moment).toBeGreaterThanOrEqual(1_000_100 + (readings[index]?.steady ?? 0) - 300)
        // a device whose date nobody puts back never shows too little, however it sleeps
        expect(moment).toBeGreaterThanOrEqual(truths[index] ?? 0)
      })
    }),
  )
})

test('without any answer the date of the device is taken once and then carried on', () => {
  const clock = unmeasuredClock({ wall: 50_000, steady: 10 })
  expect(correctedNow(clock, { wall: 50_005, steady: 15 })).toBe(50_005)
})

test('a reload goes on from the saved time by the date of the device, and a date put back wins nothing', () => {
  const saved = savedClock(measured, { wall: 71_300, steady: 1_300 })
  expect(saved).toEqual({ server: 1_001_100, wall: 71_300 })
  const forward = resumedClock(saved, { wall: 75_300, steady: 5 })
  expect(correctedNow(forward, { wall: 75_305, steady: 10 })).toBe(1_005_105)
  const back = resumedClock(saved, { wall: 60_000, steady: 5 })
  expect(correctedNow(back, { wall: 60_005, steady: 10 })).toBe(1_001_105)
  // both are doubtful until the server has been asked
  expect([forward, back].map(({ leaps }) => leaps.map(({ by }) => by))).toEqual([[4_000], [0]])
})

test('H162 what made the time doubtful survives a reload, up to so many places', () => {
  const { clock } = looks(measured, [awake(300, 130_000), awake(400, 10_000)])
  const reading = awake(500, 10_000)
  const saved = savedClock(clock, reading)
  expect(resumedClock(saved, { wall: reading.wall + 1_000, steady: 0 }).leaps.map(({ by }) => by)).toEqual([
    60_000, 0, 1_000,
  ])
  const restless = looks(
    measured,
    Array.from({ length: 100 }, (_, index) => awake(300, index * 10_000)),
  )
  expect(restless.clock.leaps).toHaveLength(40)
})
