import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carriedClock, correctedNow, type Leap, type Reading, unmeasuredClock, widestDrift } from './server-clock.ts'
import { settledMoments } from './settled-moments.ts'

type Order = 'sleep first' | 'date first' | 'at once'

const minute = 60_000
const day = 1_440 * minute
/** Leaps at the first, second ... thousand. */
const leapsBy = (...sizes: readonly number[]): Leap[] => sizes.map((by, index) => ({ at: (index + 1) * 1_000, by }))
const moments = [500, 1_500, 2_500, 3_500]
const settled = (leaps: readonly Leap[], ahead: number, blur = 2_000) =>
  moments.map(settledMoments(leaps, { ahead, blur })).map((moment, index) => moment - (moments[index] ?? 0))

describe('H162 once the server has told the time', () => {
  test('what was given after a sleep was given then', () => {
    expect(settled(leapsBy(minute, 25 * minute), 0)).toEqual([0, 0, 0, 0])
    expect(settled(leapsBy(minute), 1_900)).toEqual([0, 0, 0, 0])
  })

  test('a date that was put forward is taken out of all that was given after it', () => {
    expect(settled(leapsBy(day), day)).toEqual([0, -day, -day, -day])
    expect(settled(leapsBy(day), day + 1_900)).toEqual([0, -day, -day, -day])
    expect(settled(leapsBy(day), day - 1_900)).toEqual([0, 1_900 - day, 1_900 - day, 1_900 - day])
  })

  test('sleep and date are told apart, in either order', () => {
    expect(settled(leapsBy(day, 10 * minute), day)).toEqual([0, -day, -day, -day])
    expect(settled(leapsBy(25 * minute, 10 * minute), 10 * minute)).toEqual([0, 0, -10 * minute, -10 * minute])
    expect(settled(leapsBy(minute, day, 10 * minute), day + minute)).toEqual([0, -minute, -day - minute, -day - minute])
  })

  test('of two that may both have been a date the later is one: what was slept is not won back', () => {
    expect(settled(leapsBy(10 * minute, 10 * minute), 10 * minute)).toEqual([0, 0, -10 * minute, -10 * minute])
  })

  test('a sleep in which the date was put forward gives back the date alone', () => {
    expect(settled(leapsBy(minute, day + minute), day)).toEqual([0, 0, -day, -day])
  })

  test('what was slept while the date was put back counts from there on', () => {
    expect(settled(leapsBy(minute, 0), -10 * minute)).toEqual([0, 0, 10 * minute, 10 * minute])
  })

  test('nothing was doubtful, and nothing moves', () => {
    expect(settled([], day)).toEqual([0, 0, 0, 0])
  })
})

test('H162 whatever of a sleep and a changed date comes first, or both at once, each answer has the moment at which it was given', () => {
  const span = (longest: number) => fc.integer({ min: 3_000, max: longest })
  const play = fc.record({
    slept: span(60 * minute),
    changed: fc.oneof(
      span(day),
      span(day).map((ms) => -ms),
    ),
    pauses: fc.array(fc.nat(10 * minute), { minLength: 1, maxLength: 6 }),
    order: fc.constantFrom<Order>('sleep first', 'date first', 'at once'),
    sleepAt: fc.nat(5),
    changeAt: fc.nat(5),
  })
  fc.assert(
    fc.property(play, ({ slept, changed, pauses, order, sleepAt, changeAt }) => {
      fc.pre(Math.abs(slept - Math.abs(changed)) > 2 * widestDrift)
      let truth = 1_000_000
      let reading: Reading = { steady: 0, wall: truth }
      let clock = unmeasuredClock(reading)
      const pass = (awake: number, asleep = 0, put = 0) => {
        truth += awake + asleep
        reading = { steady: reading.steady + awake, wall: reading.wall + awake + asleep + put }
        clock = carriedClock(clock, reading)
      }
      const answers = pauses.map((pause, index) => {
        const sleeps = sleepAt % pauses.length === index
        const changes = changeAt % pauses.length === index
        pass(pause)
        if (order === 'at once' && sleeps) pass(10, slept, changed)
        if (order === 'sleep first' && sleeps) pass(10, slept)
        if (order !== 'at once' && changes) pass(10, 0, changed)
        if (order === 'date first' && sleeps) pass(10, slept)
        return { truth, clientAt: correctedNow(clock, reading) }
      })
      const ahead = correctedNow(clock, reading) - truth
      const settle = settledMoments(clock.leaps, { ahead, blur: widestDrift })
      for (const answer of answers)
        expect(Math.abs(settle(answer.clientAt) - answer.truth)).toBeLessThanOrEqual(widestDrift)
    }),
  )
})
