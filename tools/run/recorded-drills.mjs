import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vitest } from './guards.mjs'
import { hashOfInputs, mayReuse, recorded } from './recorded-pass.mjs'
import { root } from './root.mjs'
import { runStep } from './steps.mjs'

/**
 * The projects of vitest.config.ts in which whole databases and servers are made, killed and restored: `npm run check`
 * leaves them out, and their pass is recorded. They take long and change little.
 */
export const drillProjects = ['drills', 'crash']
const recordFile = join(root, 'reports/passes/drills.json')
/** No file of these is loaded by a drill or by the server that it starts. */
const without = ['docs/', 'e2e/', 'bench/']

const isDrill = ({ assertionResults }) => assertionResults.some(({ meta }) => drillProjects.includes(meta?.project))

/**
 * What a run says of the drills, when it is worth a record: each project was run, and every test passed.
 * @param {any} report Vitest's JSON report @returns {any[] | null} its files
 */
export const filesToRecord = (report) => {
  const files = report.testResults.filter(isDrill)
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const green = files.every(({ status }) => status === 'passed') && tests.every(({ status }) => status === 'passed')
  const there = drillProjects.every((project) => tests.some(({ meta }) => meta?.project === project))
  return green && there ? files : null
}

/** A report with files that were recorded beside its own. @param {any} report @param {any[]} files */
export const withRecorded = (report, files) => ({ ...report, testResults: [...report.testResults, ...files] })

/** How many tests these files have. @param {any[]} files */
export const countOf = (files) => files.reduce((total, { assertionResults }) => total + assertionResults.length, 0)

/** @returns {any | null} null where the program did not come to write it */
const readReport = (report) => {
  try {
    return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
  } catch {
    return null
  }
}

/**
 * Runs all that Vitest runs; of the drills a recorded pass of the same inputs may take the place, and then says so.
 * @param {string} report where the results go as JSON
 * @param {object} [more] fields of the step
 * @returns {Promise<import('./steps.mjs').StepResult & { taken: string }>} `taken`: what was not run, and why; else ''
 */
export const runTests = (report, more = {}) =>
  recorded({
    file: recordFile,
    hash: () =>
      mayReuse(process.env, process.argv)
        ? hashOfInputs({ root, without, environment: process.env, now: new Date() })
        : null,
    now: () => new Date(),
    run: async (pass) => {
      const step = await runStep({ ...vitest(report, pass === null ? [] : drillProjects), ...more })
      const told = readReport(report)
      // without a report of its own the run counts as failed, whatever was recorded
      if (told === null) return { result: { ...step, taken: '' }, record: null }
      if (pass === null) return { result: { ...step, taken: '' }, record: step.ok ? filesToRecord(told) : null }
      writeFileSync(report, JSON.stringify(withRecorded(told, pass.report)))
      const taken = `${countOf(pass.report)} of them taken from the recorded pass of ${pass.at}, same inputs`
      return { result: { ...step, taken }, record: null }
    },
  })
