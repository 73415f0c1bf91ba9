import { expect, test } from 'vitest'
import { schoolYearOf, schoolYearsToMake } from './school-year.ts'

test('a school year goes from 1 August to 31 July and is named by both calendar years', () => {
  expect(schoolYearOf(new Date('2026-11-20T00:30:00Z'))).toEqual({
    id: 2026,
    name: '2026-2027',
    startsOn: '2026-08-01',
    endsOn: '2027-07-31',
  })
})

test.each([
  ['the last moment of July', '2026-07-31T16:59:59.999Z', '2025-2026'],
  ['midnight of 1 August in Vietnam, still July in London', '2026-07-31T17:00:00Z', '2026-2027'],
  ['the week in which the first classes gather', '2026-08-22T01:00:00Z', '2026-2027'],
  ['the ceremony of 5 September', '2026-09-05T00:00:00Z', '2026-2027'],
  ['New Year in Vietnam', '2026-12-31T17:00:00Z', '2026-2027'],
  ['the end of lessons', '2027-05-31T05:00:00Z', '2026-2027'],
  ['a summer course', '2027-06-20T05:00:00Z', '2026-2027'],
  ['29 February', '2028-02-29T05:00:00Z', '2027-2028'],
])('%s', (_, moment, name) => {
  expect(schoolYearOf(new Date(moment)).name).toBe(name)
})

test('each day belongs to one year, and years leave no gap', () => {
  for (let day = Date.parse('2023-01-01T05:00:00Z'); day < Date.parse('2029-01-01'); day += 86_400_000) {
    const { startsOn, endsOn } = schoolYearOf(new Date(day))
    const text = new Date(day).toISOString().slice(0, 10)
    expect(startsOn <= text && text <= endsOn, text).toBe(true)
    const next = schoolYearOf(new Date(Date.parse(`${endsOn}T05:00:00Z`) + 86_400_000))
    expect(Date.parse(next.startsOn) - Date.parse(endsOn)).toBe(86_400_000)
  }
})

test('what is no date has no school year', () => {
  expect(() => schoolYearOf(new Date(Number.NaN))).toThrow(RangeError)
})

test('a class is made for the year of the moment or for the next one', () => {
  const names = (moment: string) => schoolYearsToMake(new Date(moment)).map(({ name }) => name)
  expect(names('2026-11-20T00:30:00Z')).toEqual(['2026-2027', '2027-2028'])
  expect(names('2027-07-31T16:59:59Z')).toEqual(['2026-2027', '2027-2028'])
  expect(names('2027-07-31T17:00:00Z')).toEqual(['2027-2028', '2028-2029'])
})
