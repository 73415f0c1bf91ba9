import { expect, test } from 'vitest'
import { ending, playwrightTally, stepTally, sum, testStepTally, vitestTally } from './tally.mjs'

const vitestReport = (...files) => ({
  testResults: files.map(([assertionResults, status = 'passed', message = '']) => ({
    name: 'one.test.ts',
    status,
    message,
    assertionResults: assertionResults.map(([fullName, status, meta = {}]) => ({ fullName, status, meta })),
  })),
})

test('a report of rule tests is counted test by test, each skip with its reason', () => {
  const report = vitestReport(
    [
      [
        ['adds', 'passed'],
        ['divides', 'failed'],
        ['waits', 'skipped', { skipReason: 'no tmpfs here' }],
      ],
      'failed',
    ],
    [[['more', 'passed']]],
  )
  expect(vitestTally(report)).toEqual({
    passed: 2,
    failed: ['divides'],
    skipped: [{ title: 'waits', reason: 'no tmpfs here' }],
  })
})

test('a skip without a reason and a plan without a test are failures', () => {
  const { passed, failed, skipped } = vitestTally(
    vitestReport([
      [
        ['a', 'skipped'],
        ['b', 'todo'],
        ['c', 'pending'],
      ],
    ]),
  )
  expect({ passed, failed: failed.length, skipped }).toEqual({ passed: 0, failed: 3, skipped: [] })
})

test('a file that could not be read counts as one failure', () => {
  expect(vitestTally(vitestReport([[], 'failed', 'Cannot find ./x.ts'])).failed).toEqual([
    'one.test.ts: Cannot find ./x.ts',
  ])
})

const browserTest = (status, annotations = []) => ({ projectName: 'phone', status, annotations })
const browserReport = (tests, errors = []) => ({
  errors,
  suites: [{ title: 'login.spec.ts', specs: [], suites: [{ title: 'login', specs: [{ title: 'signs in', tests }] }] }],
})

test('a report of browser tests is counted through all its levels', () => {
  const skip = [{ type: 'skip', description: 'needs a camera' }]
  expect(
    playwrightTally(browserReport([browserTest('expected'), browserTest('unexpected'), browserTest('skipped', skip)])),
  ).toEqual({
    passed: 1,
    failed: ['[phone] login.spec.ts › login › signs in'],
    skipped: [{ title: '[phone] login.spec.ts › login › signs in', reason: 'needs a camera' }],
  })
})

test('a browser test that did not run, or passed only on a second try, has failed; so has an error outside of all tests', () => {
  const { passed, failed, skipped } = playwrightTally(
    browserReport([browserTest('skipped'), browserTest('flaky')], [{ message: 'the server did not start' }]),
  )
  expect({ passed, failed: failed.length, skipped }).toEqual({ passed: 0, failed: 3, skipped: [] })
})

const tally = (passed, failed = []) => ({ passed, failed, skipped: [] })

test.each([
  ['it left no report', false, null, ['tests: ended without a report']],
  ['it found no test', true, tally(0), ['tests: found no test']],
  ['it failed although no test did', false, tally(3), ['tests: failed outside of its tests']],
  ['a test failed', false, tally(3, ['one']), ['one']],
  ['all passed', true, tally(3), []],
])('a step of tests: %s', (_, ok, given, failed) => {
  expect(testStepTally({ name: 'tests', ok }, given).failed).toEqual(failed)
})

test('the last line gives the figures, above it stand failures and skips with their reasons', () => {
  const skipped = { passed: 0, failed: [], skipped: [{ title: 'waits', reason: 'no tmpfs here' }] }
  const total = sum([
    tally(3, ['one']),
    stepTally({ name: 'types', ok: true }),
    stepTally({ name: 'rooms', ok: false }),
    skipped,
  ])
  expect(ending(total).split('\n')).toEqual([
    'failed: one',
    'failed: rooms',
    'skipped: waits',
    '  because no tmpfs here',
    '4 passed, 2 failed, 1 skipped',
  ])
})
