/**
 * `npm run test:full [-- PART] [--list] [--again] [--long]`: everything there is, in parts. A part that has passed is
 * recorded by the hash of what it is made of; a later call runs what has not passed and says so.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bootstrap, stop } from './bootstrap.mjs'

await bootstrap('0 passed, 1 failed, 0 skipped')
const { needBrowser, needBuilt } = await import('./ready.mjs')
const { chosenParts, parts, slugOf } = await import('./parts.mjs')
const { forgetPass, hashOfInputs, mayRecord, readPass, recorded } = await import('./recorded-pass.mjs')
const { root } = await import('./root.mjs')
const { closingText, readTally } = await import('./reports.mjs')
const { endTogether, failureText, runStep } = await import('./steps.mjs')
const { stepTally, sum, testRow, testStepTally } = await import('./tally.mjs')

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean' }, again: { type: 'boolean' }, long: { type: 'boolean' } },
  allowPositionals: true,
})
const chosen = chosenParts(positionals)
if (chosen === null) stop(`There is no part '${positionals.join(' ')}': ${parts.map(({ name }) => name).join(', ')}.`)
// the long run of docs/trust.md: more rounds of kills, more runs of the fuzz
if (values.long) Object.assign(process.env, { CRASH_ROUNDS: '200', FUZZ_RUNS: '500' })

const folder = 'reports/full'
const passOf = ({ name }) => join(root, 'reports/passes', `${slugOf(name)}.json`)
const reportOf = ({ name, runner }) => `${folder}/${runner}-${slugOf(name)}.json`
// as it is now: which browser is found on the way is told to the tests by it, and is no setting of theirs
const environment = { ...process.env }
const inputsOf = ({ without }) => hashOfInputs({ root, without, environment, now: new Date() })
const records = mayRecord(process.env) && !values.long

if (values.list) {
  const lines = parts.map((part) => {
    const pass = readPass(passOf(part), inputsOf(part))
    return pass === null
      ? `· ${part.name}: has not passed with what is here now`
      : `✓ ${part.name}: ${pass.report.tally.passed} passed in ${Math.round(pass.report.seconds)} s, ${pass.at}`
  })
  console.log(lines.join('\n'))
  process.exit()
}

endTogether()
const start = performance.now()
mkdirSync(folder, { recursive: true })

await needBuilt()
if (chosen.some(({ runner }) => runner === 'playwright')) needBrowser()

const results = []
for (const part of chosen) {
  if (values.again) forgetPass(passOf(part))
  const path = reportOf(part)
  const result = await recorded({
    file: passOf(part),
    hash: () => (records ? inputsOf(part) : null),
    now: () => new Date(),
    run: async (pass) => {
      if (pass !== null) {
        const { seconds, tally, text } = pass.report
        writeFileSync(path, text)
        console.log(`✓ ${part.name}: taken from the pass of ${pass.at}, same inputs`)
        return {
          result: { step: { name: part.name, ok: true, seconds, output: '' }, tally, at: pass.at },
          record: null,
        }
      }
      rmSync(path, { force: true })
      const step = await runStep(part.step(path))
      const tally = testStepTally(step, readTally(path, part.tallyOf))
      const record = { seconds: step.seconds, tally, text: existsSync(path) ? readFileSync(path, 'utf8') : '' }
      return { result: { step, tally, at: null }, record: tally.failed.length === 0 ? record : null }
    },
  })
  results.push(result)
}

// what lines of the ledger are proven shows when every part has passed
const whole = chosen.length === parts.length && results.every(({ tally }) => tally.failed.length === 0)
const ledger = whole
  ? [await runStep({ name: 'ledger', commands: [[process.execPath, 'tools/ledger/main.ts', '--reports', folder]] })]
  : []

const total = sum([...results.map(({ tally }) => tally), ...ledger.map(stepTally)])
const rows = results.map(({ step, tally, at }) => {
  const row = testRow(step, tally)
  return at === null ? row : { ...row, note: `${row.note}, recorded ${at}` }
})
const seconds = (performance.now() - start) / 1000
writeFileSync('reports/unsteady.json', `${JSON.stringify(total.unsteady, null, 2)}\n`)
console.log(failureText(ledger))
console.log(`\n${closingText({ rows: [...rows, ...ledger], total, seconds })}`)
process.exitCode = total.failed.length === 0 ? 0 : 1
