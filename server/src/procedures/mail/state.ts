import { z } from 'zod'
import { outboxState } from '../../services/mail/outbox-rows.ts'
import { defineProcedure } from '../define.ts'

/** How the outbox stands: whether there is a mail server, how many mails wait, and since when the oldest does. */
export const mailGetState = defineProcedure({
  name: 'MAIL_State_Get',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({}),
  output: z.object({
    /** whether a mail server is set; without one mails wait */
    hasServer: z.boolean(),
    waiting: z.int(),
    oldestDate: z.string().nullable(),
  }),
  handle: async ({ services, db }) => ({
    rows: [{ hasServer: services.mail !== null, ...(await outboxState(db)) }],
  }),
})
