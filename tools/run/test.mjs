import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { bootstrap } from './bootstrap.mjs'

/** Heavy programs beside each other: a school's small machine has two cores. */
const atOnce = 2
const reports = {
  vitest: 'reports/vitest.json',
  drills: 'reports/vitest-drills.json',
  playwright: 'reports/playwright.json',
  written: 'reports/written.json',
  unsteady: 'reports/unsteady.json',
  summary: 'reports/summary.json',
}

await bootstrap('0 passed, 1 failed, 0 skipped')
const { buildBank } = await import('./bank.mjs')
const { noBrowser, provideBrowser } = await import('./browser.mjs')
const { everyday, guards, listedBrowserTests, triedBrowserTests, vitest } = await import('./guards.mjs')
const { closingText, readTally } = await import('./reports.mjs')
const { endTogether, failureText, notRun, runStep, runSteps } = await import('./steps.mjs')
const { playwrightTally, stepTally, sum, testRow, testStepTally, vitestTally } = await import('./tally.mjs')
const { shortDrills } = await import('./test-files.ts')
const { buildWeb } = await import('./web.mjs')

endTogether()
const start = performance.now()
mkdirSync('reports', { recursive: true })
for (const report of Object.values(reports)) rmSync(report, { force: true })

// the compiler's turn is the longest by far: beside it the other guards and what is built end too
const [guarded, bank, built] = await Promise.all([
  runSteps([...guards(), listedBrowserTests(reports.written)], atOnce),
  buildBank(),
  buildWeb(),
])
console.log(failureText([...guarded, bank, built]))

const rules = await runStep(
  vitest({
    name: 'rule and procedure tests',
    report: reports.vitest,
    projects: everyday,
    environment: { FUZZ_RUNS: '10' },
  }),
)
const drilled = await runStep(
  vitest({
    name: 'short drills',
    report: reports.drills,
    projects: ['drills', 'crash'],
    files: shortDrills,
    environment: { CRASH_ROUNDS: '2', SNAPSHOTS: 'ends' },
  }),
)
const journeys = triedBrowserTests({
  name: 'browser journeys',
  report: reports.playwright,
  which: ['--grep', '@core'],
})
const browsed = !built.ok
  ? notRun(journeys.name, 'not run: the web was not built')
  : provideBrowser()
    ? await runStep(journeys)
    : notRun(journeys.name, noBrowser)
const ledger = await runStep({
  name: 'ledger',
  commands: [[process.execPath, 'tools/ledger/main.ts', '--written', reports.written]],
})

const steps = [...guarded, bank, built, ledger]
const tests = [
  { step: rules, tally: readTally(reports.vitest, vitestTally) },
  { step: drilled, tally: readTally(reports.drills, vitestTally) },
  { step: browsed, tally: readTally(reports.playwright, playwrightTally) },
].map(({ step, tally }) => ({ step, tally: testStepTally(step, tally) }))
const total = sum([...tests.map(({ tally }) => tally), ...steps.map(stepTally)])
const rows = [...steps, ...tests.map(({ step, tally }) => testRow(step, tally))]
const seconds = (performance.now() - start) / 1000
const { times, ...counted } = total
const toldSteps = rows.map(({ output, ...row }) => row)
writeFileSync(reports.summary, `${JSON.stringify({ ...counted, seconds, steps: toldSteps }, null, 2)}\n`)
writeFileSync(reports.unsteady, `${JSON.stringify(total.unsteady, null, 2)}\n`)

console.log(failureText([ledger, browsed]))
console.log(`\n${closingText({ rows, total, seconds })}`)
process.exitCode = total.failed.length === 0 ? 0 : 1
