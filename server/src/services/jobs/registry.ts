import { closeSittings } from './close-sittings.ts'
import type { Job } from './define.ts'
import { drawPages } from './draw-pages.ts'
import { sendMail } from './send-mail.ts'
import { sweepStoredFiles } from './sweep-files.ts'
import { sweepSessions } from './sweep-sessions.ts'

/** All background work, in the order in which an administrator reads it. */
export const jobs = [
  closeSittings,
  drawPages,
  sendMail,
  sweepSessions,
  sweepStoredFiles,
  // new jobs: above this line
] as const satisfies readonly Job[]

export type JobName = (typeof jobs)[number]['name']

/** Lets a job begin at once, after the commit of what there is to do; a wake that is lost is made up for by its schedule. */
export type Wake = (job: JobName) => void
