import { expect, test } from 'vitest'
import { termOf } from './plan.ts'

const pupils = Array.from({ length: 32 }, (_, at) => `3a1.${at + 1}@phuong.test`)
const term = termOf(301, pupils, -80)

test('a term has an exam every three weeks, the same at every laying out, and another one for another class', () => {
  expect(term.map(({ label, created, due }) => [label, created, due])).toEqual([
    ['1', -66, -59],
    ['2', -45, -38],
    ['3', -24, -17],
    ['4', -3, 4],
  ])
  expect(termOf(301, pupils, -80)).toEqual(term)
  expect(termOf(302, pupils, -80)).not.toEqual(term)
})

test('what lies before the class began was not given', () => {
  expect(termOf(301, pupils, -30).map(({ label }) => label)).toEqual(['3', '4'])
})

test('nothing was handed in before it was given or after now; some of it is late, some is missing', () => {
  for (const { created, due, sat } of term) {
    for (const { days, minutes, time } of sat) {
      expect(days).toBeGreaterThan(created)
      expect(days).toBeLessThan(0)
      expect(minutes).toBeLessThan(30)
      expect(time).toMatch(/^(1[789]|20):[0-5]\d:00$/)
    }
    if (due < 0) expect(sat.length).toBeGreaterThan(pupils.length * 0.8)
  }
  const over = term.filter(({ due }) => due < 0)
  expect(over.flatMap(({ sat }) => sat).length).toBeLessThan(over.length * pupils.length)
  expect(term.flatMap(({ due, sat }) => sat.filter(({ days }) => days > due)).length).toBeGreaterThan(0)
})

test('there are weak and strong pupils, and some who improve', () => {
  const rights = (pupil: string) =>
    term
      .slice(0, 3)
      .flatMap(({ sat }) => sat.filter((each) => each.pupil === pupil).map(({ wrong }) => 20 - wrong.length))
  const all = pupils.map(rights).filter(({ length }) => length === 3)
  const mean = (marks: readonly number[]) => marks.reduce((sum, mark) => sum + mark, 0) / marks.length
  expect(all.filter((marks) => mean(marks) < 11).length).toBeGreaterThan(1)
  expect(all.filter((marks) => mean(marks) > 17).length).toBeGreaterThan(1)
  expect(all.filter(([first = 0, , last = 0]) => last - first >= 3).length).toBeGreaterThan(1)
})
