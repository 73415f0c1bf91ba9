import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** The command line of a JavaScript program among the packages, under the running Node. */
export const packaged = (program, ...args) => [process.execPath, join(root, 'node_modules', program), ...args]

const rooms = () =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces.filter((room) =>
    existsSync(join(root, room, 'tsconfig.json')),
  )

/** The types of a room; what has not changed since the compiler last saw it is not looked at again. */
const typesOf = (room) =>
  packaged(
    'typescript/bin/tsc',
    ...['--pretty', 'false', '-p', room],
    ...['--incremental', '--tsBuildInfoFile', join(root, 'node_modules/.cache/types', `${room}.tsbuildinfo`)],
  )

/** What is checked without running the product, the longest first. @returns {import('./steps.mjs').Step[]} */
export const guards = () => [
  { name: 'types', commands: rooms().map(typesOf) },
  { name: 'dead code', commands: [packaged('knip/bin/knip.js', '--no-progress')] },
  {
    name: 'format and lint',
    commands: [packaged('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '.')],
  },
  { name: 'rooms', commands: [[process.execPath, 'tools/rooms/main.ts']] },
]

/** The projects of vitest.config.ts that every change must pass; drills, crashes and generators are the full run's. */
export const everyday = ['rules', 'drawings', 'server']

/**
 * Tests of Vitest.
 * @param {object} tests
 * @param {string} tests.name what they are called
 * @param {string} tests.report where the results go as JSON
 * @param {readonly string[]} tests.projects names of projects in vitest.config.ts
 * @param {readonly string[]} [tests.files] these alone of the projects' files
 * @param {NodeJS.ProcessEnv} [tests.environment]
 * @returns {import('./steps.mjs').Step}
 */
export const vitest = ({ name, report, projects, files = [], environment }) => ({
  name,
  live: true,
  commands: [
    packaged(
      'vitest/vitest.mjs',
      'run',
      // a forgotten .only would leave the other tests out without a word
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=./tools/run/report-meta.mjs',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...projects.map((project) => `--project=${project}`),
      ...files,
    ),
  ],
  environment,
})

/** The browser tests as a command line; options of Playwright may follow. */
export const browserTests = packaged('@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts')

/**
 * Which browser tests are written, also those that a run leaves out: a file that cannot be read is told.
 * @param {string} report where they stand as JSON
 * @returns {import('./steps.mjs').Step}
 */
export const listedBrowserTests = (report) => ({
  name: 'list of browser tests',
  commands: [[...browserTests, '--list', '--reporter=json']],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
})

/**
 * Browser tests of the gate or of a part of the full run: each may be tried twice more, and ten that failed end the run.
 * @param {object} tests
 * @param {string} tests.name what they are called
 * @param {string} tests.report where the results go as JSON
 * @param {readonly string[]} tests.which files, or options of Playwright that choose
 * @returns {import('./steps.mjs').Step}
 */
export const triedBrowserTests = ({ name, report, which }) => ({
  name,
  live: true,
  commands: [
    [
      ...browserTests,
      '--forbid-only',
      '--retries=2',
      '--max-failures=10',
      '--trace=on-first-retry',
      '--reporter=list,json',
      ...which,
    ],
  ],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
})
