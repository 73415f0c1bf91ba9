import { expect, test } from 'vitest'
import { countOf, filesToRecord, withRecorded } from './recorded-drills.mjs'
import { vitestTally } from './tally.mjs'

const file = (name, project, statuses = ['passed'], status = 'passed') => ({
  name,
  status,
  message: '',
  assertionResults: statuses.map((each, at) => ({ fullName: `${name} ${at}`, status: each, meta: { project } })),
})
const green = [file('a', 'server'), file('b', 'drills', ['passed', 'passed']), file('c', 'crash')]

test('of a run that is green for them, the files of drills and crashes are recorded', () => {
  expect(filesToRecord({ testResults: green })?.map(({ name }) => name)).toEqual(['b', 'c'])
})

test.each([
  ['a failed test', file('d', 'drills', ['passed', 'failed'])],
  ['a skipped test', file('d', 'crash', ['passed', 'skipped'])],
  ['a file that failed outside of its tests', file('d', 'drills', ['passed'], 'failed')],
])('%s makes that there is nothing to record', (_, more) => {
  expect(filesToRecord({ testResults: [...green, more] })).toBeNull()
})

test('a run without one of the projects leaves nothing to record', () => {
  expect(filesToRecord({ testResults: green.slice(0, 2) })).toBeNull()
  expect(filesToRecord({ testResults: green.slice(0, 1) })).toBeNull()
  expect(filesToRecord({ testResults: [] })).toBeNull()
})

test('recorded files are counted with the report that they are put beside, and hide nothing of it', () => {
  const [server, ...drills] = green
  const report = { success: false, testResults: [server, file('e', 'rules', ['failed'], 'failed')] }
  expect(vitestTally(withRecorded(report, drills))).toMatchObject({ passed: 4, failed: ['e 0'] })
  expect(countOf(drills)).toBe(3)
})
