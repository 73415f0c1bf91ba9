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

/**
 * Tests of rules and procedures.
 * @param {string} report where the results go as JSON
 * @param {readonly string[]} without names of projects in vitest.config.ts that are left out
 * @returns {import('./steps.mjs').Step}
 */
export const vitest = (report, without = []) => ({
  name: without.length > 0 ? 'rule and procedure tests' : 'rule, procedure and crash tests',
  live: true,
  // far above what a slow machine needs: the end is for what hangs
  minutes: 30,
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
      ...without.map((project) => `--project=!${project}`),
    ),
  ],
})

/** The browser tests as a command line; options of Playwright may follow. */
export const browserTests = packaged('@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts')
