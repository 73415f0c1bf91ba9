import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { bootstrap } from './bootstrap.mjs'

/** Heavy programs beside each other: a school's small machine has two cores. */
const atOnce = 2
const reports = {
  vitest: 'reports/vitest.json',
  playwright: 'reports/playwright.json',
  summary: 'reports/summary.json',
}

await bootstrap('0 passed, 1 failed, 0 skipped')
const { buildBank } = await import('./bank.mjs')
const { noBrowser, provideBrowser } = await import('./browser.mjs')
const { browserTests, guards } = await import('./guards.mjs')
const { runTests } = await import('./recorded-drills.mjs')
const { endTogether, failureText, runStep, runSteps, table } = await import('./steps.mjs')
const { ending, playwrightTally, stepTally, sum, testStepTally, vitestTally } = await import('./tally.mjs')
const { buildWeb } = await import('./web.mjs')

endTogether()
// the long run of docs/trust.md: more rounds of kills, more runs of the fuzz
const long = process.argv.includes('--long')
if (long) Object.assign(process.env, { CRASH_ROUNDS: '200', FUZZ_RUNS: '500' })
const start = performance.now()
mkdirSync('reports', { recursive: true })
for (const report of Object.values(reports)) rmSync(report, { force: true })

/** The tally of a report, or null when its program did not come to write it. */
const read = (report, tallyOf) => {
  try {
    return existsSync(report) ? tallyOf(JSON.parse(readFileSync(report, 'utf8'))) : null
  } catch {
    return null
  }
}
const notRun = (name, output) => ({ name, ok: false, seconds: 0, output })

// the compiler's turn is the longest by far: beside it the other guards and what is built end too
const [guarded, bank, built] = await Promise.all([runSteps(guards(), atOnce), buildBank(), buildWeb()])
console.log(failureText([...guarded, bank, built]))

const rules = await runTests(reports.vitest, long ? { minutes: 120 } : {})
const browserStep = {
  name: 'browser tests',
  live: true,
  minutes: 60,
  commands: [[...browserTests, '--forbid-only', '--reporter=list,json']],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright },
}
const browsed = !built.ok
  ? notRun(browserStep.name, 'not run: the web was not built')
  : provideBrowser()
    ? await runStep(browserStep)
    : notRun(browserStep.name, noBrowser)
const ledger = await runStep({ name: 'ledger', commands: [[process.execPath, 'tools/ledger/main.ts']] })

const steps = [...guarded, bank, built, ledger]
const tests = [
  { step: rules, tally: read(reports.vitest, vitestTally) },
  { step: browsed, tally: read(reports.playwright, playwrightTally) },
].map(({ step, tally }) => ({ step, tally: testStepTally(step, tally) }))
const total = sum([...tests.map(({ tally }) => tally), ...steps.map(stepTally)])
const rows = [
  ...steps,
  ...tests.map(({ step, tally: { passed, failed, skipped } }) => ({
    ...step,
    ok: failed.length === 0,
    note: [`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`, step.taken]
      .filter(Boolean)
      .join(', '),
  })),
]
const seconds = (performance.now() - start) / 1000
writeFileSync(
  reports.summary,
  `${JSON.stringify({ ...total, seconds, steps: rows.map(({ output, ...row }) => row) }, null, 2)}\n`,
)

console.log(failureText([ledger, browsed]))
console.log(`\n${table([...rows, { name: 'all', ok: total.failed.length === 0, seconds }])}\n\n${ending(total)}`)
process.exitCode = total.failed.length === 0 ? 0 : 1
