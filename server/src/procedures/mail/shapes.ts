import { z } from 'zod'
import { mailStates, notedFaults } from '../../services/mail/outbox-rows.ts'

const moment = z.string().nullable()

/** One mail of the outbox, as an administrator sees it (services/mail/outbox-rows.ts). */
export const mailRow = {
  id: z.string(),
  /** what the mail is */
  title: z.string(),
  recipient: z.string(),
  /** null where the letter cannot be written */
  subject: z.string().nullable(),
  state: z.enum(mailStates),
  createdDate: moment,
  /** when it is tried next, of one that is tried again */
  nextDate: moment,
  sentDate: moment,
  failedDate: moment,
  attempts: z.int(),
  /** what stood in the way the last time; null for nothing */
  fault: z.enum(notedFaults).nullable(),
  /** what the mail server said, in its own words */
  reason: z.string().nullable(),
  /** whether it was given up and can be sent again */
  sendable: z.boolean(),
}
