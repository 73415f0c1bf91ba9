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

/** A spec passed when every run of it that was not skipped passed at the first try, and one did. */
const passed = (tests: PlaywrightSuite['specs'][number]['tests']): boolean => {
  const ran = tests.filter((test) => test.status !== 'skipped')
  return ran.length > 0 && ran.every((test) => test.status === 'expected' && test.results.at(-1)?.status === 'passed')
}

const suiteTitles = (suite: PlaywrightSuite, above: string[]): string[] => [
  ...suite.specs.filter((spec) => passed(spec.tests)).map((spec) => [...above, spec.title].join(' ')),
  ...(suite.suites ?? []).flatMap((inner) => suiteTitles(inner, [...above, inner.title])),
]

/** Titles with those of their describes; the outermost suite is the file and does not count. */
export const playwrightTitles = (text: string): string[] =>
  parsed<PlaywrightReport>(text, 'The Playwright report', 'suites').suites.flatMap((file) => suiteTitles(file, []))
