import { triedBrowserTests, vitest } from './guards.mjs'
import { playwrightTally, vitestTally } from './tally.mjs'

/**
 * A part of the full run: at most ten minutes of a quiet machine of two cores.
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} without folders and files that the part cannot reach: a change in them leaves its pass as it is
 * @property {(report: string) => import('./steps.mjs').Step} step runs it; the results go into the report as JSON
 * @property {(report: any) => import('./tally.mjs').Tally} tallyOf
 * @property {'vitest' | 'playwright'} runner
 */

/**
 * The browser tests by what they are about: the beginnings of their paths below e2e/specs/. What is fragile by nature (a
 * killed browser, a microphone, what moves while a page is drawn) is `alone`: one after another, at the end.
 */
export const journeys = {
  demo: ['demo/', 'embedded/', 'mock-contest/', 'sample-tests/'],
  everywhere: ['everywhere/', 'weights.spec.ts', 'visitors/'],
  olympic: ['olympic/'],
  screens: ['screens/', 'shell/', 'profile/', 'notifications/', 'test-bank/', 'print/'],
  school: ['school/'],
  alone: ['alone/'],
}
const specs = 'e2e/specs/'

/** @param {{ name: string, projects: string[], without: string[] }} tests @returns {Part} */
const ofVitest = ({ name, projects, without }) => ({
  name,
  without,
  step: (report) => vitest({ name, report, projects }),
  tallyOf: vitestTally,
  runner: 'vitest',
})

/** @param {string} area @returns {Part} */
const ofBrowser = (area) => {
  const name = `browser ${area}`
  const others = Object.entries(journeys).filter(([other]) => other !== area)
  return {
    name,
    without: ['docs/', 'bench/parts/', ...others.flatMap(([, paths]) => paths.map((path) => specs + path))],
    step: (report) => {
      const paths = journeys[area].map((path) => specs + path)
      return triedBrowserTests({ name, report, which: area === 'alone' ? ['--workers=1', ...paths] : paths })
    },
    tallyOf: playwrightTally,
    runner: 'playwright',
  }
}

/** Everything there is, part by part. @type {readonly Part[]} */
export const parts = [
  ofVitest({ name: 'rules', projects: ['rules', 'drawings', 'walks', 'generators'], without: [] }),
  ofVitest({ name: 'server', projects: ['server', 'lengthy'], without: ['e2e/', 'bench/'] }),
  // no file of these is loaded by a drill or by the server that it starts
  ofVitest({ name: 'drills', projects: ['drills'], without: ['docs/', 'e2e/', 'bench/'] }),
  ofVitest({ name: 'crash', projects: ['crash'], without: ['docs/', 'e2e/', 'bench/'] }),
  ...Object.keys(journeys).map(ofBrowser),
]

/**
 * The parts that somebody asks for: `browser` means all of them; nothing at all means everything.
 * @param {readonly string[]} words such as `drills`, or `browser` and `school`
 * @returns {Part[] | null} null when a word names no part
 */
export const chosenParts = (words) => {
  if (words.length === 0) return [...parts]
  const asked = words.join(' ')
  const found = parts.filter(({ name }) => name === asked || name.startsWith(`${asked} `))
  return found.length > 0 ? found : null
}

/** A name as part of a file's. @param {string} name */
export const slugOf = (name) => name.replaceAll(' ', '-')
