/**
 * npm run ledger: which lines of docs/ledger the tests that passed in the last run cite in their titles.
 * Reads vitest*.json and playwright*.json in reports/. Options: --missing [HEADING ...] lists what no test cites (without
 * a heading: everywhere), --json prints the tally as JSON, --reports FOLDER reads another run's reports. --written FILE
 * (Playwright's list of all tests) counts beside them the tests that are written and that the run left to the full run.
 * Ends with 1 when a promise is broken or a report is missing.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { fullRunOnly } from '../run/test-files.ts'
import { pageNames, readPage } from './page.ts'
import { readComplete, readLeft } from './promises.ts'
import { leftTitles, playwrightTitles, ReportError, vitestTitles } from './reports.ts'
import { tally, told } from './tally.ts'
import { titlesIn } from './titles.ts'

const root = join(import.meta.dirname, '../..')
const ledger = (name: string): string => readFileSync(join(root, 'docs/ledger', `${name}.md`), 'utf8')

const { values, positionals } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    reports: { type: 'string', default: join(root, 'reports') },
    written: { type: 'string' },
  },
  allowPositionals: true,
})

/** The reports of one runner: a run may have several. */
const reportsOf = (runner: string): string[] => {
  const names = globSync(`${runner}{,-*}.json`, { cwd: values.reports })
  const first = join(values.reports, `${runner}.json`)
  if (names.length === 0) throw new ReportError(`${relative(process.cwd(), first)} is missing: run npm test first.`)
  return names.sort().map((name) => readFileSync(join(values.reports, name), 'utf8'))
}

/** Titles of the tests that are written and that this run left out. */
const leftOut = (playwright: readonly string[]): string[] => {
  if (values.written === undefined) return []
  if (!existsSync(values.written)) throw new ReportError(`${values.written} is missing: run npm test first.`)
  const files = globSync(fullRunOnly, { cwd: root })
  return [
    ...leftTitles(readFileSync(values.written, 'utf8'), playwright),
    ...files.flatMap((path) => titlesIn(path, readFileSync(join(root, path), 'utf8'))),
  ]
}

try {
  const [vitest, playwright] = [reportsOf('vitest'), reportsOf('playwright')]
  const result = tally({
    pages: pageNames.map((name) => readPage(name, ledger(name))),
    titles: [...vitest.flatMap(vitestTitles), ...playwright.flatMap(playwrightTitles), ...leftOut(playwright)],
    complete: readComplete(ledger('complete')),
    left: readLeft(ledger('left')),
  })
  const headings = result.pages.flatMap((page) => page.headings.map((heading) => heading.name))
  const unknown = positionals.filter((name) => !headings.includes(name))
  if (unknown.length > 0) throw new ReportError(`No heading of the ledger is called '${unknown[0]}'.`)
  const listed = values.missing && positionals.length === 0 ? ['all'] : positionals
  console.log(values.json ? JSON.stringify(result, null, 2) : told(result, listed).join('\n'))
  process.exitCode = result.faults.length > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof ReportError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
