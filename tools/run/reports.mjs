import { existsSync, readFileSync } from 'node:fs'
import { table } from './steps.mjs'
import { ending, slowest } from './tally.mjs'

/**
 * The tally of a report.
 * @param {string} path of the JSON that the program of a step wrote
 * @param {(report: any) => import('./tally.mjs').Tally} tallyOf
 * @returns {import('./tally.mjs').Tally | null} null when its program did not come to write it
 */
export const readTally = (path, tallyOf) => {
  try {
    return existsSync(path) ? tallyOf(JSON.parse(readFileSync(path, 'utf8'))) : null
  } catch {
    return null
  }
}

/**
 * What a run ends with: the slowest tests, a table of its steps, and the figures as the last line.
 * @param {object} run
 * @param {{ name: string, ok: boolean, seconds: number, note?: string }[]} run.rows
 * @param {import('./tally.mjs').Tally} run.total
 * @param {number} run.seconds
 */
export const closingText = ({ rows, total, seconds }) =>
  [
    `The slowest tests:\n${slowest(total, 20)}`,
    table([...rows, { name: 'all', ok: total.failed.length === 0, seconds }]),
    ending(total),
  ].join('\n\n')
