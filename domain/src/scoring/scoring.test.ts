import { describe, expect, test } from 'vitest'
import { attemptsLeft, isLate, shownToPupil } from './attempts.ts'
import { fromPoints, isMark, markOf, onPoints, starOf, storedScoreOf } from './scales.ts'
import { tierOf } from './tiers.ts'

describe('the scales of a Score', () => {
  test('B-265 B-268 C-372 a worksheet’s Score is of 100, a unit’s of 10; on the scale of 10 both have one decimal', () => {
    expect(markOf('LIVEWORKSHEET', 79)).toBe(7.9)
    expect(markOf('UNIT', 7.9)).toBe(7.9)
    expect(markOf('ASSIGNMENT', 8.5)).toBe(8.5)
    expect(markOf('LIVEWORKSHEET', 100)).toBe(10)
    for (const type of ['ASSIGNMENT', 'LIVEWORKSHEET', 'UNIT'] as const) expect(markOf(type, null)).toBeNull()
  })

  test('B-262 one decimal, halves up, without the dust of binary fractions', () => {
    expect(markOf('UNIT', 8.25)).toBe(8.3)
    expect(markOf('UNIT', 1.15)).toBe(1.2)
    expect(markOf('UNIT', 1.005 * 3)).toBe(3)
  })

  test('D25 a mark becomes the Score of its Type and comes back as the same mark', () => {
    expect(storedScoreOf('LIVEWORKSHEET', 8.5)).toBe(85)
    expect(storedScoreOf('LIVEWORKSHEET', 8.46)).toBe(85)
    expect(storedScoreOf('UNIT', 8.5)).toBe(8.5)
    for (let tenths = 0; tenths <= 100; tenths++)
      for (const type of ['ASSIGNMENT', 'LIVEWORKSHEET', 'UNIT'] as const) {
        const stored = storedScoreOf(type, tenths / 10)
        expect([type, tenths, markOf(type, stored)]).toEqual([type, tenths, tenths / 10])
        if (type === 'LIVEWORKSHEET') expect(stored).toBe(tenths)
      }
  })

  test('D64 a mark is shown on the scale of its work, and comes back as it was typed', () => {
    expect([onPoints(4, 7), onPoints(10, 7), onPoints(5, 0), onPoints(7.9, null), onPoints(7.9, 10)]).toEqual([
      2.8, 7, 0, 7.9, 7.9,
    ])
    expect([fromPoints(2.8, 7), fromPoints(0, 0), fromPoints(7.9, null)]).toEqual([4, 0, 7.9])
    for (let points = 0; points <= 100; points++)
      for (let tenths = 0; tenths <= points; tenths++)
        for (const type of ['ASSIGNMENT', 'LIVEWORKSHEET', 'UNIT'] as const) {
          const stored = storedScoreOf(type, fromPoints(tenths / 10, points / 10))
          const shown = onPoints(markOf(type, stored) ?? -1, points / 10)
          expect([type, points, tenths, shown]).toEqual([type, points, tenths, tenths / 10])
        }
  })

  test('a mark lies between 0 and 10, or 0 and the points of its work', () => {
    expect([isMark(7, 7), isMark(7.1, 7), isMark(0, 0)]).toEqual([true, false, true])
    expect([0, 5.5, 10].every((mark) => isMark(mark))).toBe(true)
    expect([-0.1, 10.1, Number.NaN, Number.POSITIVE_INFINITY].some((mark) => isMark(mark))).toBe(false)
  })

  test('B-266 B-267 the Star is made from the Score rounded down to tens', () => {
    const stars = [0, 9, 19, 20, 39, 40, 59, 60, 79, 80, 99, 100].map((score) => starOf('LIVEWORKSHEET', score))
    expect(stars).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5])
    for (let score = 0; score <= 100; score++)
      expect(starOf('UNIT', score / 10)).toBe(Math.floor((Math.floor(score / 10) * 10) / 20))
  })
})

test('C-338 C-339 C-340 C-341 C-342 the tier of a percentage that nobody has rounded', () => {
  expect([0, 49.99].map(tierOf)).toEqual(['bad', 'bad'])
  expect([50, 74.99].map(tierOf)).toEqual(['good', 'good'])
  expect([75, 99.99].map(tierOf)).toEqual(['great', 'great'])
  expect(tierOf(100)).toBe('perfect')
})

describe('attempts of an assignment', () => {
  const dueAt = new Date('2026-11-25T16:59:59Z')

  test('B-143 D28 H148 late is what comes after the second of the due date', () => {
    expect(isLate(new Date('2026-11-25T16:59:59.999Z'), dueAt)).toBe(false)
    expect(isLate(new Date('2026-11-25T17:00:00Z'), dueAt)).toBe(true)
    expect(isLate(new Date('2126-01-01'), null)).toBe(false)
  })

  test('attempts are counted down to nothing, or never', () => {
    expect([0, 1, 3, 4].map((handedIn) => attemptsLeft(3, handedIn))).toEqual([3, 2, 0, 0])
    expect(attemptsLeft(null, 40)).toBeNull()
  })

  test('what a pupil sees follows hand-in, the setting, the due date and the attempts left', () => {
    const before = new Date('2026-11-25T16:59:59Z')
    const after = new Date('2026-11-25T17:00:00Z')
    const seen = (solutions: 'AFTER_SUBMIT' | 'AFTER_DUE' | 'NEVER', handedIn: number, now = before) => {
      const { score, solutions: right } = shownToPupil({ solutions, attempts: 2, dueAt }, handedIn, now)
      return `${score ? 'score' : '-'} ${right ? 'solutions' : '-'}`
    }
    expect([seen('AFTER_SUBMIT', 0, after), seen('NEVER', 0), seen('AFTER_DUE', 0, after)]).toEqual([
      '- -',
      '- -',
      '- -',
    ])
    expect([seen('AFTER_SUBMIT', 1), seen('NEVER', 1), seen('NEVER', 2, after)]).toEqual([
      'score solutions',
      'score -',
      'score -',
    ])
    expect([seen('AFTER_DUE', 1), seen('AFTER_DUE', 2), seen('AFTER_DUE', 1, after)]).toEqual([
      '- -',
      'score -',
      'score solutions',
    ])
  })
})
