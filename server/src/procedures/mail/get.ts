import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { openMailOf } from '../../services/mail/outbox-rows.ts'
import { letterhead } from '../../services/mail/send.ts'
import { defineProcedure } from '../define.ts'
import { mailRow } from './shapes.ts'

/**
 * One mail as its receiver reads it, but for secrets, which are masked: `text`, and `html`, which a page of the product
 * cannot draw and a door of its own does (http/mails.ts). Both null where the letter cannot be written.
 * @throws NOT_FOUND
 */
export const mailGet = defineProcedure({
  name: 'MAIL_Get',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({ id: z.uuid() }),
  output: z.object({
    ...mailRow,
    text: z.string().nullable(),
    html: z.string().nullable(),
    /** whether something in it is the receiver's alone, and masked here */
    hasSecret: z.boolean(),
  }),
  handle: async ({ services, db, now }, { id }) => {
    const mail = await openMailOf(db, letterhead(services.settings), id, now)
    if (mail === undefined) throw refuse('NOT_FOUND')
    return { rows: [mail] }
  },
})
