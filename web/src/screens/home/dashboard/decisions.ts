import type { Row } from '../../../api/call.ts'
import { texts } from './texts.ts'

type Overview = Pick<Row<'USERS_Overview'>, 'unverified' | 'withoutRole'>
type Job = Pick<Row<'JOBS_List'>, 'name' | 'title' | 'failures' | 'failure' | 'waiting' | 'givenUp'>

/** One thing that waits for the administrator. */
type Decision = {
  readonly key: string
  readonly title: string
  readonly count: number
  /** who or what it is about */
  readonly about: string
  /** the page where it is decided; null where there is none yet */
  readonly to: `/${string}` | null
  /** whom it can be decided about here */
  readonly people?: readonly { readonly id: string; readonly fullName: string }[]
}

/** The job that sends the letters of the outbox. */
const mailJob = 'send-mail'
const jobsPath = '/lms/admin/jobs'
const mailPath = '/lms/admin/mail'

const named = ({ count, newest }: Overview['unverified']): string => {
  const names = newest.map(({ fullName }) => fullName).join(', ')
  return count > newest.length ? texts.andMore(names, count - newest.length) : names
}

/** What waits for the administrator, out of the accounts and the jobs, the most pressing first; what there is none of is left out. */
export const decisionsOf = ({ unverified, withoutRole }: Overview, jobs: readonly Job[]): Decision[] => {
  const mail = jobs.find(({ name }) => name === mailJob)
  const failing = jobs.filter(({ failures }) => failures > 0)
  const all: Decision[] = [
    ...failing.map(({ name, title, failures, failure }) => ({
      key: name,
      title: texts.jobFails(title),
      count: failures,
      about: failure ?? '',
      to: jobsPath as `/${string}`,
    })),
    {
      key: 'given-up',
      title: texts.mailGivenUp,
      count: mail?.givenUp ?? 0,
      about: texts.mailGivenUpNote,
      to: mailPath,
    },
    { key: 'waiting', title: texts.mailWaits, count: mail?.waiting ?? 0, about: texts.mailWaitsNote, to: mailPath },
    {
      key: 'unverified',
      title: texts.unverified,
      count: unverified.count,
      about: unverified.count > unverified.newest.length ? texts.newestOf(unverified.newest.length) : '',
      to: null,
      people: unverified.newest,
    },
    { key: 'without-role', title: texts.withoutRole, count: withoutRole.count, about: named(withoutRole), to: null },
  ]
  return all.filter(({ count }) => count > 0)
}
