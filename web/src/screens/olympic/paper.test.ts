import { expect, test } from 'vitest'
import { paperQuestions, paperRows } from '../../testing/olympic-paper.ts'
import { loadTypes, paperOf, pinnedPaper, readPaper } from './paper.ts'

test('C-259 rows become a paper with its revision, and what is no question is left out', () => {
  expect(paperOf([...paperRows, null, { id: 1 }])).toEqual({ revision: 7, rows: paperRows })
  expect(paperOf([])).toEqual({ revision: null, rows: [] })
})

test('what was kept is read again after a reload; anything else counts as nothing', () => {
  expect(readPaper(JSON.parse(JSON.stringify(paperOf(paperRows))))).toEqual(paperOf(paperRows))
  for (const foreign of [undefined, null, 'x', {}, { rows: 1 }, { rows: [] }]) expect(readPaper(foreign)).toBeNull()
})

test('wire 5 a sitting is shown with the revision that it is pinned to, whatever is newer', () => {
  const [older, newer] = [paperOf(paperRows, 6), paperOf(paperRows, 7)]
  expect(pinnedPaper(6, [newer, older])).toBe(older)
  expect(pinnedPaper(null, [null, newer])).toBe(newer)
  expect(pinnedPaper(8, [newer, older])).toBeNull()
  expect(pinnedPaper(null, [paperOf([])])).toBeNull()
})

test('only the types that a paper has are loaded, and what has no type here is left out', async () => {
  const [first] = paperRows
  if (!first) throw new Error('no example')
  const types = await loadTypes([first, { id: 'x', type: 'Unheard' }])
  expect([...types.keys()]).toEqual([first.type])
  const questions = await paperQuestions([first, { id: 'x', type: 'Unheard' }])
  expect(questions.map(({ id }) => id)).toEqual(['q1'])
})
