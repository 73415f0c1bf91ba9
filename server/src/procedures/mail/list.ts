import { z } from 'zod'
import { listMails, mailStates } from '../../services/mail/outbox-rows.ts'
import { defineProcedure, paging } from '../define.ts'
import { mailRow } from './shapes.ts'

/** The mails that go out, newest first: what waits, what was sent, what was given up and why. */
export const mailList = defineProcedure({
  name: 'MAIL_List',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({
    state: z.enum(mailStates).nullish(),
    /** letters of the address */
    search: z.string().max(320).nullish(),
    ...paging(20, 100),
  }),
  output: z.object({ ...mailRow, totalRows: z.int() }),
  handle: async ({ db, now }, { state, search, PageNum, PageSize }) => ({
    rows: await listMails(db, { state: state ?? null, search: search?.trim() ?? '', PageNum, PageSize }, now),
  }),
})
