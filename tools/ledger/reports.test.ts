import { expect, test } from 'vitest'
import { leftTitles, playwrightTitles, ReportError, vitestTitles } from './reports.ts'

const vitest = (...tests: [ancestors: string[], title: string, status: string][]): string =>
  JSON.stringify({
    testResults: [
      { assertionResults: tests.map(([ancestorTitles, title, status]) => ({ ancestorTitles, title, status })) },
    ],
  })

const spec = (title: string, ...runs: [status: string, result: string][]) => ({
  title,
  tests: runs.map(([status, result]) => ({ status, results: [{ status: result }] })),
})

test('only Vitest tests that passed count, with the titles of their describes', () => {
  const report = vitest(
    [['outer', 'inner'], 'one', 'passed'],
    [[], 'two', 'failed'],
    [[], 'three', 'skipped'],
    [[], 'four', 'todo'],
  )
  expect(vitestTitles(report)).toEqual(['outer inner one'])
})

test('only Playwright specs that passed count, at the first try or a later one, without the name of their file', () => {
  const report = JSON.stringify({
    suites: [
      {
        title: 'login/A-999.spec.ts',
        specs: [
          spec('top', ['expected', 'passed']),
          spec('skipped', ['skipped', 'skipped']),
          spec('failed', ['unexpected', 'failed']),
          spec('meant to fail', ['expected', 'failed']),
          spec('unsteady', ['flaky', 'passed']),
          spec('two browsers, one skipped', ['expected', 'passed'], ['skipped', 'skipped']),
          spec('two browsers, one failed', ['expected', 'passed'], ['unexpected', 'failed']),
        ],
        suites: [
          { title: 'outer', specs: [], suites: [{ title: 'inner', specs: [spec('deep', ['expected', 'passed'])] }] },
        ],
      },
    ],
  })
  expect(playwrightTitles(report)).toEqual(['top', 'unsteady', 'two browsers, one skipped', 'outer inner deep'])
})

test('what a run leaves out is what stands in the list and not in its report; what failed is not left out', () => {
  const list = JSON.stringify({
    suites: [
      {
        title: 'login.spec.ts',
        specs: ['one', 'two', 'three'].map((title) => spec(title)),
        suites: [{ title: 'inner', specs: [spec('deep')] }],
      },
    ],
  })
  const report = JSON.stringify({
    suites: [
      { title: 'login.spec.ts', specs: [spec('one', ['expected', 'passed']), spec('two', ['unexpected', 'failed'])] },
    ],
  })
  expect(leftTitles(list, [report])).toEqual(['three', 'inner deep'])
})

test.each([
  ['half a report', '{"testResults": ['],
  ['another report', '{"suites": []}'],
  ['no object', '7'],
])('%s is refused with a sentence', (_, text) => {
  expect(() => vitestTitles(text)).toThrow(ReportError)
})
