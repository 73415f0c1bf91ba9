import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let reports: string
beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'phuong-ledger-'))
})
afterEach(() => rmSync(reports, { recursive: true, force: true }))

const ledger = (...options: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), '--reports', reports, ...options],
    {
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

const run = (title: string): void => {
  const assertionResults = [{ ancestorTitles: ['the doors'], title, status: 'passed' }]
  writeFileSync(join(reports, 'vitest.json'), JSON.stringify({ testResults: [{ assertionResults }] }))
  writeFileSync(join(reports, 'playwright.json'), JSON.stringify({ suites: [] }))
}

test('without the reports of a run the command fails and says what to do', () => {
  expect(ledger()).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/vitest\.json is missing: run npm test first\.\n$/),
  })
})

test('a run that cites an id which the ledger does not have fails', () => {
  run('A-999 opens')
  const { status, stdout } = ledger()
  expect(status).toBe(1)
  expect(stdout).toContain("FAULT A-999 is not in the ledger, cited by 'the doors A-999 opens'")
})

test('the lines of a heading that no test cites are listed on request, as text and as JSON', () => {
  run('A-049 opens')
  expect(ledger('--missing', 'Access denied page').stdout).toContain(
    '  1 of   5  Access denied page\n              not cited: A-048 A-050 A-051 A-052',
  )
  const { pages } = JSON.parse(ledger('--json').stdout)
  expect(pages[0].headings.find((heading: { name: string }) => heading.name === 'Access denied page').cited).toEqual([
    'A-049',
  ])
})

test('several reports of a run count together, and with the list what the run left to the full run', () => {
  run('A-049 opens')
  const assertionResults = [{ ancestorTitles: [], title: 'A-050 shuts', status: 'passed' }]
  writeFileSync(join(reports, 'vitest-drills.json'), JSON.stringify({ testResults: [{ assertionResults }] }))
  const listed = join(reports, 'written.json')
  writeFileSync(
    listed,
    JSON.stringify({ suites: [{ title: 'a.spec.ts', specs: [{ title: 'A-051 waits', tests: [] }] }] }),
  )
  const cited = (...options: string[]): string[] =>
    JSON.parse(ledger('--json', ...options).stdout).pages[0].headings.find(
      (heading: { name: string }) => heading.name === 'Access denied page',
    ).cited
  expect(cited()).toEqual(['A-049', 'A-050'])
  expect(cited('--written', listed)).toEqual(['A-049', 'A-050', 'A-051'])
})

test('a heading that the ledger does not have is told', () => {
  run('opens')
  expect(ledger('--missing', 'Cellar')).toMatchObject({
    status: 1,
    stderr: "No heading of the ledger is called 'Cellar'.\n",
  })
})
