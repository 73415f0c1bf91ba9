import { describe, expect, test } from 'vitest'
import { chartOf, figuresOf, type HandedInWork } from './figures.ts'
import { dayOf, daysLater, isMonday, momentsOf, mondayOf, placedWeek } from './weeks.ts'

describe('weeks of a school', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-20', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
    ['1969-12-31', '1969-12-29'],
    ['1970-01-01', '1969-12-29'],
  ])('%s belongs to the week of Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })

  test('a week begins and ends at midnight in Vietnam, whatever the zone of the machine', () => {
    expect(momentsOf('2026-11-16')).toEqual({
      from: new Date('2026-11-15T17:00:00Z'),
      to: new Date('2026-11-22T17:00:00Z'),
    })
    expect(dayOf(new Date('2026-11-22T16:59:59Z'))).toBe('2026-11-22')
    expect(dayOf(new Date('2026-11-22T17:00:00Z'))).toBe('2026-11-23')
  })

  test('days are added over months, years and a leap day', () => {
    expect([daysLater('2026-12-28', 7), daysLater('2027-01-04', -7), daysLater('2028-02-22', 7)]).toEqual([
      '2027-01-04',
      '2026-12-28',
      '2028-02-29',
    ])
  })

  test('a text is a Monday or it is not', () => {
    expect(['2026-11-16', '2026-11-17', '2026-02-30', '16/11/2026', '2026-11-16 00:00:00', ''].map(isMonday)).toEqual([
      true,
      ...Array(5).fill(false),
    ])
  })

  test.each([
    ['without a week it is that of today', null, '2026-11-16', '2026-11-09', null],
    ['a week before', '2026-11-09', '2026-11-09', '2026-11-02', '2026-11-16'],
    ['the oldest has none before it', '2026-09-07', '2026-09-07', null, '2026-09-14'],
    ['what is older is the oldest', '2020-01-06', '2026-09-07', null, '2026-09-14'],
    ['nobody looks into the future', '2026-11-23', '2026-11-16', '2026-11-09', null],
  ])('%s', (_, asked, week, before, after) => {
    expect(placedWeek(asked, '2026-09-08', '2026-11-20')).toEqual({ week, before, after })
  })

  test('a class whose year begins later has this week alone', () => {
    expect(placedWeek(null, '2027-08-01', '2027-07-15')).toEqual({ week: '2027-07-12', before: null, after: null })
  })
})

describe('the figures of a week', () => {
  const work = (week: string, mark: number | null, late = false): HandedInWork => ({ week, mark, late })
  const [before, week] = ['2026-11-09', '2026-11-16']

  test('say what was handed in, in time, and how it went', () => {
    const works = [work(week, 9), work(week, 8.5), work(week, 7.5, true), work(week, null), work(before, 7.9)]
    expect(figuresOf(works, 1, week)).toEqual({ total: 5, handedIn: 4, onTime: 3, average: 8.3, change: 0.4 })
  })

  test('leave out what cannot be said', () => {
    expect(figuresOf([], 0, week)).toEqual({ total: 0, handedIn: 0, onTime: 0, average: null, change: null })
    expect(figuresOf([work(week, 9)], 0, week)).toMatchObject({ average: 9, change: null })
    expect(figuresOf([work(week, null), work(before, 9)], 0, week)).toMatchObject({ average: null, change: null })
  })

  test('compare the averages that are read: 8,5 and 7,9 are 0,6 apart, less is below zero', () => {
    expect(figuresOf([work(week, 8.54), work(before, 7.86)], 0, week).change).toBe(0.6)
    expect(figuresOf([work(week, 7), work(before, 7.4)], 0, week).change).toBe(-0.4)
  })

  test('the chart has six weeks, the oldest first, with holes where nothing has a mark', () => {
    const works = [work('2026-10-12', 7), work(before, 8), work(before, 7), work(week, 10), work('2026-10-05', 1)]
    expect(chartOf(works, week)).toEqual([
      { week: '2026-10-12', average: 7 },
      { week: '2026-10-19', average: null },
      { week: '2026-10-26', average: null },
      { week: '2026-11-02', average: null },
      { week: before, average: 7.5 },
      { week, average: 10 },
    ])
  })
})
