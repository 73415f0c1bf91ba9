import { expect, test } from 'vitest'
import type { JobRow } from './queries.ts'
import { shownState } from './state.ts'

const job: JobRow = {
  name: 'send-mail',
  title: 'Gửi thư',
  does: 'Gửi thư.',
  dueAt: '2026-11-20 07:30:00',
  runningSince: null,
  doneAt: null,
  failedAt: null,
  failure: null,
  failures: 0,
  waiting: 0,
  givenUp: 0,
}

test.each([
  ['due', {}],
  ['idle', { dueAt: null }],
  ['failed', { failures: 1 }],
  ['failed', { failures: 2, dueAt: null }],
  ['running', { runningSince: '2026-11-20 07:29:00', failures: 1 }],
] as const)('a job is %s with %j', (state, changes) => {
  expect(shownState({ ...job, ...changes })).toBe(state)
})
