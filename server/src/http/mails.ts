import { refuse } from '@phuong/domain/refusals'
import type { FastifyInstance } from 'fastify'
import { findProcedure } from '../procedures/registry.ts'
import { run } from '../run.ts'
import { type House, openRequest } from './requests.ts'

/**
 * The policy of a mail that is looked at: its inline styles and its own pictures, and nothing else. `sandbox` makes it a
 * page of no place, so that it runs nothing, sends nothing and reads nothing of ours, wherever it is opened.
 */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox"

/** A mail of the outbox as mailboxes draw it, for an administrator: what no page of ours may hold (docs/trust.md S9). */
export const mailDoors = (app: FastifyInstance, house: House): void => {
  app.get('/api/v1.0/mails/:id/html', async (request, reply) => {
    const { context, settle } = await openRequest(house, request)
    const procedure = findProcedure('p_PHUONG_MAIL_Get')
    if (procedure === undefined) throw refuse('UNKNOWN_NAME')
    const { rows } = await run(procedure, request.params, context)
    const [mail] = rows as { html: string | null }[]
    if (mail?.html == null) throw refuse('NOT_FOUND')
    settle(reply)
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .send(mail.html)
  })
}
