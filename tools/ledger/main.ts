/**
 * npm run ledger: which lines of docs/ledger the tests that passed in the last run cite in their titles.
 * Reads vitest.json and playwright.json in reports/. Options: --missing [HEADING ...] lists what no test cites (without a
 * heading: everywhere), --json prints the tally as JSON, --reports FOLDER reads another run's reports. Ends with 1 when a
 * promise is broken or a report is missing.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { pageNames, readPage } from './page.ts'
import { readComplete, readLeft } from './promises.ts'
import { playwrightTitles, ReportError, vitestTitles } from './reports.ts'
import { tally, told } from './tally.ts'

const root = join(import.meta.dirname, '../..')
const ledger = (name: string): string => readFileSync(join(root, 'docs/ledger', `${name}.md`), 'utf8')

const { values, positionals } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    reports: { type: 'string', default: join(root, 'reports') },
  },
  allowPositionals: true,
})

const report = (name: string): string => {
  const path = join(values.reports, name)
  if (!existsSync(path)) throw new ReportError(`${relative(process.cwd(), path)} is missing: run npm test first.`)
  return readFileSync(path, 'utf8')
}

try {
  const result = tally({
    pages: pageNames.map((name) => readPage(name, ledger(name))),
    titles: [...vitestTitles(report('vitest.json')), ...playwrightTitles(report('playwright.json'))],
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
