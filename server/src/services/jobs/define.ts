import type { Db } from '../../db/database.ts'
import type { Files } from '../files/files.ts'
import type { MailSender } from '../mail/send.ts'
import type { Backlog } from './backlog.ts'
import type { JobLog } from './log.ts'

/** What a run may use. Time is read through `now`, since a run may take minutes. */
export type JobContext = {
  readonly db: Db
  readonly files: Files
  /** null without a mail server: mails wait in the outbox */
  readonly mail: MailSender | null
  readonly now: () => Date
  readonly log: JobLog
  /** aborted when the server stops, or when the run took longer than its lock: the run ends after the step at hand */
  readonly signal: AbortSignal
}

/**
 * One kind of background work. Rows of the database say what is to be done, and the job works through them: a run that is
 * lost, or comes twice, loses and doubles nothing.
 */
export type Job = {
  /** name of its queue: small letters, digits and hyphens */
  readonly name: string
  /** when it runs by itself: so many seconds after the last time that it began, and at once when a server starts */
  readonly schedule: { readonly everySeconds: number; readonly atStart: boolean }
  /** one run at a time over all servers; one that takes longer than this is given up, seconds */
  readonly lock: { readonly maxSeconds: number }
  /** a run that failed comes again after `delaySeconds`, then after longer and longer pauses, so many times */
  readonly retry: { readonly times: number; readonly delaySeconds: number; readonly maxDelaySeconds: number }
  /** null where the work is not a queue of rows */
  readonly backlog: ((now: Date) => Backlog) | null
  /**
   * Works through what is due.
   * @returns when there is more to do, where that is known and may come before the schedule; else null
   * @throws what stands in the way of all of it; a fault of one row is noted in that row
   */
  run(context: JobContext): Promise<Date | null>
}

/** Gives a job its types; the runner does the rest. */
export const defineJob = <const Name extends string>(
  job: Job & { readonly name: Name },
): Job & { readonly name: Name } => job
