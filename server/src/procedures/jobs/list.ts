import { toWireMoment } from '@phuong/domain/format/dates'
import { z } from 'zod'
import { readJobs } from '../../services/jobs/state.ts'
import { jobTexts } from '../../services/jobs/texts.ts'
import { defineProcedure } from '../define.ts'

const moment = z.string().nullable()

/** Background work, job by job: what is due, what runs, what failed within the last day. */
export const jobsList = defineProcedure({
  name: 'JOBS_List',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({}),
  output: z.object({
    name: z.string(),
    title: z.string(),
    does: z.string(),
    /** when the next run begins; null when none is queued */
    dueAt: moment,
    runningSince: moment,
    /** end of the last run that went well */
    doneAt: moment,
    failedAt: moment,
    /** what stood in the way of the last run that failed */
    failure: z.string().nullable(),
    /** runs that failed within the last day */
    failures: z.int(),
    /** things that wait for this job now; null where it has no such list */
    waiting: z.int().nullable(),
    /** things that it has given up */
    givenUp: z.int().nullable(),
  }),
  handle: async ({ db, now }) => {
    const wire = (at: Date | null) => (at === null ? null : toWireMoment(at))
    return {
      rows: (await readJobs(db, now)).map(({ dueAt, runningSince, doneAt, failedAt, ...job }) => ({
        ...job,
        ...jobTexts[job.name],
        dueAt: wire(dueAt),
        runningSince: wire(runningSince),
        doneAt: wire(doneAt),
        failedAt: wire(failedAt),
      })),
    }
  },
})
