/**
 * What a report says, in the same words for every kind of test.
 * @typedef {{ passed: number, failed: string[], skipped: { title: string, reason: string }[] }} Tally
 */

const noReason = 'skipped without a reason'

/** @returns {Tally} */
const emptyTally = () => ({ passed: 0, failed: [], skipped: [] })

/**
 * A skip without a reason counts as failed: nobody would ever learn what it waits for.
 * @param {Tally} tally @param {string} title @param {string | undefined} reason
 */
const addSkip = (tally, title, reason) => {
  if (reason) tally.skipped.push({ title, reason })
  else tally.failed.push(`${title}: ${noReason}`)
}

/**
 * Vitest's JSON report. A file that could not be read to its end counts as one failure more.
 * @param {any} report @returns {Tally}
 */
export const vitestTally = (report) => {
  const tally = emptyTally()
  for (const file of report.testResults) {
    let failedTests = 0
    for (const { fullName, status, meta } of file.assertionResults) {
      if (status === 'passed') tally.passed += 1
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

/**
 * Playwright's JSON report. A test that passed only on a second try counts as failed.
 * @param {any} report @returns {Tally}
 */
export const playwrightTally = (report) => {
  const tally = emptyTally()
  for (const { title, tests } of report.suites.flatMap((suite) => playwrightSpecs(suite)))
    for (const test of tests) {
      const name = test.projectName ? `[${test.projectName}] ${title}` : title
      if (test.status === 'expected') tally.passed += 1
      else if (test.status === 'skipped')
        addSkip(tally, name, test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description)
      else tally.failed.push(test.status === 'flaky' ? `${name}: passed only on a second try` : name)
    }
  for (const { message } of report.errors) tally.failed.push(`Playwright: ${message}`)
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
export const stepTally = ({ name, ok }) => ({ passed: ok ? 1 : 0, failed: ok ? [] : [name], skipped: [] })

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.flatMap(({ failed }) => failed),
  skipped: tallies.flatMap(({ skipped }) => skipped),
})

/** Failures, skips with their reasons, and the figures as the last line. @param {Tally} total */
export const ending = ({ passed, failed, skipped }) =>
  [
    ...failed.map((title) => `failed: ${title}`),
    ...skipped.map(({ title, reason }) => `skipped: ${title}\n  because ${reason}`),
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ].join('\n')
