import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Job } from './define.ts'
import { type JobName, jobs } from './registry.ts'

/** What stands in the queue of one job. Moments are those of the database. */
export type JobState = {
  readonly name: JobName
  /** when the next run begins, or would have; null when none is queued */
  readonly dueAt: Date | null
  /** since then, seconds; 0 where it is still to come */
  readonly overdueSeconds: number | null
  readonly runningSince: Date | null
  /** the end of the last run that went well */
  readonly doneAt: Date | null
  /** the last run that failed within the last day: when it began, and what stood in its way */
  readonly failedAt: Date | null
  readonly failure: string | null
  /** runs that failed within the last day, those that are tried again included */
  readonly failures: number
  /** rows that may be worked on now; null where the work is no queue of rows */
  readonly waiting: number | null
  /** rows that were given up */
  readonly givenUp: number | null
}

type Row = {
  name: string
  due_at: Date | null
  overdue: number | null
  running_since: Date | null
  done_at: Date | null
  failed_at: Date | null
  failure: string | null
  failures: number
}

/** A fault stands in the row of its run, until that run ends well. */
const runs = sql<Row>`
  select name, min(start_after) filter (where state in ('created', 'retry')) as due_at,
    max(greatest(0, extract(epoch from now() - start_after)::float)) filter (where state in ('created', 'retry')) as overdue,
    max(started_on) filter (where state = 'active') as running_since,
    max(completed_on) filter (where state = 'completed') as done_at,
    max(started_on) filter (where state in ('retry', 'failed')) as failed_at,
    (array_agg(coalesce(output ->> 'message', output -> 'value' ->> 'message', output ->> 'value') order by started_on desc)
      filter (where state in ('retry', 'failed')))[1] as failure,
    count(*) filter (where state in ('retry', 'failed'))::int as failures
  from pgboss.job where name = any(${jobs.map(({ name }) => name)}) group by name`

const backlogs = (now: Date): RawBuilder<unknown> =>
  sql.join(
    jobs.map(({ name, backlog }: Job) => {
      const counts = backlog?.(now)
      return sql`select ${name}::text as name, ${counts?.waiting ?? sql`null::int`} as waiting,
        ${counts?.failed ?? sql`null::int`} as given_up`
    }),
    sql` union all `,
  )

/** What is due, running and failed, job by job, in the order of the registry; two statements. */
export const readJobs = async (db: Db, now: Date): Promise<JobState[]> => {
  const { rows } = await runs.execute(db)
  const counted = await sql<{
    name: string
    waiting: number | null
    given_up: number | null
  }>`${backlogs(now)}`.execute(db)
  const states = new Map(rows.map((row) => [row.name, row]))
  const counts = new Map(counted.rows.map((row) => [row.name, row]))
  return jobs.map(({ name }) => {
    const state = states.get(name)
    const count = counts.get(name)
    return {
      name,
      dueAt: state?.due_at ?? null,
      overdueSeconds: state?.overdue ?? null,
      runningSince: state?.running_since ?? null,
      doneAt: state?.done_at ?? null,
      failedAt: state?.failed_at ?? null,
      failure: state?.failure ?? null,
      failures: state?.failures ?? 0,
      waiting: count?.waiting ?? null,
      givenUp: count?.given_up ?? null,
    }
  })
}
