/** Full titles of the tests that passed, read from the JSON reports of Vitest and Playwright. */

type VitestReport = {
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[]
}

type PlaywrightSuite = {
  title: string
  specs: { title: string; tests: { status: string; results: { status: string }[] }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { suites: PlaywrightSuite[] }

/** A report that is missing or is not what its name says. */
export class ReportError extends Error {}

const parsed = <T>(text: string, what: string, list: string): T => {
  let report: unknown
  try {
    report = JSON.parse(text)
  } catch {
    throw new ReportError(`${what} is not JSON: run npm test again.`)
  }
  if (typeof report !== 'object' || report === null || !Array.isArray((report as Record<string, unknown>)[list]))
    throw new ReportError(`${what} has no list '${list}': run npm test again.`)
  return report as T
}

/** Titles with those of their describes; skipped, failed and planned tests are none. */
export const vitestTitles = (text: string): string[] =>
  parsed<VitestReport>(text, 'The Vitest report', 'testResults')
    .testResults.flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed')
    .map((test) => [...test.ancestorTitles, test.title].join(' '))

/** A spec passed when every run of it that was not skipped passed, at the first try or a later one, and one did. */
const passed = (tests: PlaywrightSuite['specs'][number]['tests']): boolean => {
  const ran = tests.filter((test) => test.status !== 'skipped')
  return (
    ran.length > 0 &&
    ran.every((test) => ['expected', 'flaky'].includes(test.status) && test.results.at(-1)?.status === 'passed')
  )
}

type Spec = PlaywrightSuite['specs'][number]
const specsOf = (suite: PlaywrightSuite, above: string[]): { title: string; tests: Spec['tests'] }[] => [
  ...suite.specs.map((spec) => ({ title: [...above, spec.title].join(' '), tests: spec.tests })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...above, inner.title])),
]

/** Titles with those of their describes; the outermost suite is the file and does not count. */
const specsIn = (text: string): { title: string; tests: Spec['tests'] }[] =>
  parsed<PlaywrightReport>(text, 'The Playwright report', 'suites').suites.flatMap((file) => specsOf(file, []))

/** Full titles of the specs that passed. */
export const playwrightTitles = (text: string): string[] =>
  specsIn(text)
    .filter(({ tests }) => passed(tests))
    .map(({ title }) => title)

/**
 * Full titles of the specs that a run left out.
 * @param list Playwright's list of all specs
 * @param reports what was run: also what failed is no longer left out
 */
export const leftTitles = (list: string, reports: readonly string[]): string[] => {
  const ran = new Set(reports.flatMap(specsIn).map(({ title }) => title))
  return specsIn(list)
    .map(({ title }) => title)
    .filter((title) => !ran.has(title))
}
