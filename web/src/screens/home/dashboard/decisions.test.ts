import { expect, test } from 'vitest'
import { decisionsOf } from './decisions.ts'

type Overview = Parameters<typeof decisionsOf>[0]
const waiting = (count: number, ...names: string[]) =>
  ({ count, newest: names.map((fullName) => ({ fullName })) }) as Overview['unverified']
const job = (name: 'send-mail' | 'sweep-files', more: Partial<Parameters<typeof decisionsOf>[1][number]> = {}) => ({
  name,
  title: name === 'send-mail' ? 'Gửi thư' : 'Dọn kho tập tin',
  failures: 0,
  failure: null,
  waiting: null,
  givenUp: null,
  ...more,
})
const linesOf = (overview: Overview, jobs: Parameters<typeof decisionsOf>[1]) =>
  decisionsOf(overview, jobs).map(({ key, count, to }) => [key, count, to])

test('B-062 what waits for the administrator are jobs that fail, letters, teachers not verified and accounts without a role', () => {
  const overview = { unverified: waiting(7, 'Lan', 'Minh'), withoutRole: waiting(1, 'Hoa') }
  const jobs = [job('send-mail', { waiting: 4, givenUp: 2 }), job('sweep-files', { failures: 3, failure: 'EACCES' })]
  expect(linesOf(overview, jobs)).toEqual([
    ['sweep-files', 3, '/lms/admin/jobs'],
    ['given-up', 2, '/lms/admin/mail'],
    ['waiting', 4, '/lms/admin/mail'],
    ['unverified', 7, null],
    ['without-role', 1, null],
  ])
  const about = decisionsOf(overview, jobs).map((decision) => decision.about)
  expect([about[0], about[3], about[4]]).toEqual(['EACCES', '2 người mới nhất', 'Hoa'])
  expect(decisionsOf(overview, jobs)[3]?.people?.map(({ fullName }) => fullName)).toEqual(['Lan', 'Minh'])
})

test('B-062 what there is none of is left out', () => {
  const none = { unverified: waiting(0), withoutRole: waiting(0) }
  expect(linesOf(none, [job('send-mail', { waiting: 0, givenUp: 0 }), job('sweep-files')])).toEqual([])
})
