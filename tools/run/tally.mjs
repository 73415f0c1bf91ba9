/**
 * What a report says, in the same words for every kind of test.
 * @typedef {object} Tally
 * @property {number} passed tests that passed, at the first try or a later one
 * @property {string[]} failed
 * @property {{ title: string, reason: string }[]} skipped
 * @property {{ title: string, tries: number }[]} unsteady tests that passed only on a later try; they count as passed
 * @property {{ title: string, seconds: number }[]} times of each test, over all its tries
 */

const noReason = 'skipped without a reason'

/** @returns {Tally} */
const emptyTally = () => ({ passed: 0, failed: [], skipped: [], unsteady: [], times: [] })

/**
 * A skip without a reason counts as failed: nobody would ever learn what it waits for.
 * @param {Tally} tally @param {string} title @param {string | undefined} reason
 */
const addSkip = (tally, title, reason) => {
  if (reason) tally.skipped.push({ title, reason })
  else tally.failed.push(`${title}: ${noReason}`)
}

/** @param {Tally} tally @param {string} title @param {number} tries how often it was tried until it passed */
const addPass = (tally, title, tries) => {
  tally.passed += 1
  if (tries > 1) tally.unsteady.push({ title, tries })
}

/**
 * Vitest's JSON report, with what report-meta.mjs adds to it. A file that could not be read to its end counts as one
 * failure more.
 * @param {any} report @returns {Tally}
 */
export const vitestTally = (report) => {
  const tally = emptyTally()
  for (const file of report.testResults) {
    let failedTests = 0
    for (const { fullName, status, duration, meta } of file.assertionResults) {
      tally.times.push({ title: fullName, seconds: (duration ?? 0) / 1000 })
      if (status === 'passed') addPass(tally, fullName, meta?.tries ?? 1)
      else if (status === 'failed') {
        failedTests += 1
        tally.failed.push(fullName)
      } else addSkip(tally, fullName, meta?.skipReason)
    }
    if (file.status === 'failed' && failedTests === 0)
      tally.failed.push(`${file.name}: ${file.message || 'did not run'}`)
  }
  return tally
}

const playwrightSpecs = (suite, before = []) => {
  const titles = [...before, suite.title].filter(Boolean)
  return [
    ...(suite.specs ?? []).map((spec) => ({ title: [...titles, spec.title].join(' › '), tests: spec.tests })),
    ...(suite.suites ?? []).flatMap((inner) => playwrightSpecs(inner, titles)),
  ]
}

/** What a skip that is written in the test leaves; a test that the run did not come to, or was broken off in, has none. */
const writtenSkip = ({ annotations }) => annotations.find(({ type }) => type === 'skip' || type === 'fixme')

/**
 * Playwright's JSON report. All tests that a broken run did not come to count as one failure.
 * @param {any} report @returns {Tally}
 */
export const playwrightTally = (report) => {
  const tally = emptyTally()
  let left = 0
  for (const { title, tests } of report.suites.flatMap((suite) => playwrightSpecs(suite)))
    for (const test of tests) {
      const name = test.projectName ? `[${test.projectName}] ${title}` : title
      const seconds = test.results.reduce((total, { duration }) => total + duration, 0) / 1000
      tally.times.push({ title: name, seconds })
      if (test.status === 'expected' || test.status === 'flaky') addPass(tally, name, test.results.length)
      else if (test.status !== 'skipped') tally.failed.push(name)
      else if (writtenSkip(test)) addSkip(tally, name, writtenSkip(test).description)
      else left += 1
    }
  for (const { message } of report.errors) tally.failed.push(`Playwright: ${message}`)
  if (left > 0) tally.failed.push(`${left} browser tests did not run, since the run stopped before`)
  return tally
}

/**
 * A step of tests with its report: without one, or when the program failed and no test tells why, the step itself
 * counts as failed; a run without any test is no passed run.
 * @param {{ name: string, ok: boolean }} step
 * @param {Tally | null} tally
 * @returns {Tally}
 */
export const testStepTally = ({ name, ok }, tally) => {
  if (tally === null) return { ...emptyTally(), failed: [`${name}: ended without a report`] }
  const { passed, failed, skipped } = tally
  if (passed + failed.length + skipped.length === 0) return { ...tally, failed: [`${name}: found no test`] }
  if (!ok && failed.length === 0) return { ...tally, failed: [`${name}: failed outside of its tests`] }
  return tally
}

/** A step that is no test counts as one. @param {{ name: string, ok: boolean }} step @returns {Tally} */
export const stepTally = ({ name, ok }) => ({ ...emptyTally(), passed: ok ? 1 : 0, failed: ok ? [] : [name] })

/** A step of tests as a row of the last table. @param {import('./steps.mjs').StepResult} step @param {Tally} tally */
export const testRow = (step, { passed, failed, skipped }) => ({
  ...step,
  ok: failed.length === 0,
  note: `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
})

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.flatMap(({ failed }) => failed),
  skipped: tallies.flatMap(({ skipped }) => skipped),
  unsteady: tallies.flatMap(({ unsteady }) => unsteady),
  times: tallies.flatMap(({ times }) => times),
})

const places = { 2: 'second', 3: 'third' }

/** The tests that took longest, a line each. @param {Tally} total @param {number} count */
export const slowest = ({ times }, count) =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`)
    .join('\n')

/**
 * What passed only on a later try, failures, skips with their reasons, and the figures as the last line.
 * @param {Tally} total
 */
export const ending = ({ passed, failed, skipped, unsteady }) =>
  [
    ...unsteady.map(({ title, tries }) => `on a ${places[tries]} try: ${title}`),
    ...failed.map((title) => `failed: ${title}`),
    ...skipped.map(({ title, reason }) => `skipped: ${title}\n  because ${reason}`),
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ].join('\n')
