import { expect, test } from 'vitest'
import { ending, playwrightTally, slowest, stepTally, sum, testStepTally, vitestTally } from './tally.mjs'

const vitestReport = (...files) => ({
  testResults: files.map(([assertionResults, status = 'passed', message = '']) => ({
    name: 'one.test.ts',
    status,
    message,
    assertionResults: assertionResults.map(([fullName, status, meta = {}]) => ({
      ...{ fullName, status, meta, duration: 1500 },
    })),
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
    unsteady: [],
    times: ['adds', 'divides', 'waits', 'more'].map((title) => ({ title, seconds: 1.5 })),
  })
})

test('a drill that passed on a later try counts as passed, and is named with its tries', () => {
  const report = vitestReport([
    [
      ['kills', 'passed', { tries: 2 }],
      ['restores', 'passed', { tries: 1 }],
    ],
  ])
  expect(vitestTally(report)).toMatchObject({ passed: 2, failed: [], unsteady: [{ title: 'kills', tries: 2 }] })
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

/** Results of the tries of a browser test, unless it was never begun. */
const browserTest = (status, annotations = [], tries = [status]) => ({
  ...{ projectName: 'phone', status, annotations },
  results: tries.map((status) => ({ status, duration: 2000 })),
})
const browserReport = (tests, errors = []) => ({
  errors,
  suites: [{ title: 'login.spec.ts', specs: [], suites: [{ title: 'login', specs: [{ title: 'signs in', tests }] }] }],
})

test('a report of browser tests is counted through all its levels', () => {
  const skip = [{ type: 'skip', description: 'needs a camera' }]
  expect(
    playwrightTally(browserReport([browserTest('expected'), browserTest('unexpected'), browserTest('skipped', skip)])),
  ).toMatchObject({
    passed: 1,
    failed: ['[phone] login.spec.ts › login › signs in'],
    skipped: [{ title: '[phone] login.spec.ts › login › signs in', reason: 'needs a camera' }],
  })
})

test('a browser test that passed on a later try has passed and is named; its time is that of all its tries', () => {
  const report = browserReport([browserTest('flaky', [], ['failed', 'failed', 'passed'])])
  const title = '[phone] login.spec.ts › login › signs in'
  expect(playwrightTally(report)).toEqual({
    ...{ passed: 1, failed: [], skipped: [] },
    unsteady: [{ title, tries: 3 }],
    times: [{ title, seconds: 6 }],
  })
})

test('a skip without a reason has failed; so has an error outside of all tests', () => {
  const report = browserReport([browserTest('skipped', [{ type: 'skip' }])], [{ message: 'the server did not start' }])
  const { passed, failed, skipped } = playwrightTally(report)
  expect({ passed, failed: failed.length, skipped }).toEqual({ passed: 0, failed: 2, skipped: [] })
})

test('tests that a broken run did not come to are one failure, whatever their number', () => {
  const report = browserReport([
    browserTest('unexpected'),
    browserTest('skipped', [], []),
    browserTest('skipped', [], ['interrupted']),
  ])
  expect(playwrightTally(report).failed).toEqual([
    '[phone] login.spec.ts › login › signs in',
    '2 browser tests did not run, since the run stopped before',
  ])
})

const tally = (passed, failed = [], unsteady = []) => ({ passed, failed, skipped: [], unsteady, times: [] })

test.each([
  ['it left no report', false, null, ['tests: ended without a report']],
  ['it found no test', true, tally(0), ['tests: found no test']],
  ['it failed although no test did', false, tally(3), ['tests: failed outside of its tests']],
  ['a test failed', false, tally(3, ['one']), ['one']],
  ['all passed', true, tally(3), []],
])('a step of tests: %s', (_, ok, given, failed) => {
  expect(testStepTally({ name: 'tests', ok }, given).failed).toEqual(failed)
})

test('the slowest tests are told, the longest first', () => {
  const times = [
    { title: 'short', seconds: 0.2 },
    { title: 'longest', seconds: 31.26 },
    { title: 'long', seconds: 4 },
  ]
  expect(slowest({ ...tally(3), times }, 2).split('\n')).toEqual(['  31.3 s  longest', '   4.0 s  long'])
})

test('the last line gives the figures, above it stand later tries, failures and skips with their reasons', () => {
  const skipped = { ...tally(0), skipped: [{ title: 'waits', reason: 'no tmpfs here' }] }
  const total = sum([
    tally(3, ['one'], [{ title: 'kills', tries: 2 }]),
    stepTally({ name: 'types', ok: true }),
    stepTally({ name: 'rooms', ok: false }),
    skipped,
  ])
  expect(ending(total).split('\n')).toEqual([
    'on a second try: kills',
    'failed: one',
    'failed: rooms',
    'skipped: waits',
    '  because no tmpfs here',
    '4 passed, 2 failed, 1 skipped',
  ])
})
