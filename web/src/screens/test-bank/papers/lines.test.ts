import { expect, test } from 'vitest'
import { excerptOf, linesOf, spanOf } from './lines.ts'

test('lines are counted as the server counts them, whatever ends them', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(linesOf(['{', '  "a": 1', '}'].join(end))).toEqual(['{', '  "a": 1', '}'])
  expect(linesOf('\ufeff{')).toEqual(['{'])
})

test('a long line is shown around the column of its fault', () => {
  const lines = ['  "a": 1', `${'x'.repeat(500)}!${'y'.repeat(500)}`]
  expect(excerptOf(lines, 1, 3)).toBe('"a": 1')
  const shown = excerptOf(lines, 2, 501)
  expect(shown).toContain('x!y')
  expect(shown.length).toBeLessThan(170)
  expect(excerptOf(lines, 9, 1)).toBe('')
})

test('a line is selected from its first to its last letter', () => {
  const text = '{\r\n  "a": 1\n}'
  const selected = (line: number) => text.slice(...spanOf(text, line))
  expect([1, 2, 3].map(selected)).toEqual(['{', '  "a": 1', '}'])
  expect(spanOf(text, 9)).toEqual([text.length, text.length])
})
