import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { doneOnceAlone } from '../../services/acts/done-once.ts'
import { audit } from '../../services/audit/audit.ts'
import { sendAgain } from '../../services/mail/outbox-rows.ts'
import { defineProcedure } from '../define.ts'

/**
 * Lets a mail that was given up be sent again; one that waits or was sent stays as it is (0 rows).
 * @throws NOT_FOUND; MAIL_OVER for one whose password has left it, or whose time is over
 */
export const mailSendAgain = defineProcedure({
  name: 'MAIL_SendAgain',
  kind: 'write',
  allow: ['administrator'],
  // the job is woken after the commit
  transaction: 'own',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  handle: async (context, { id }) => {
    const { services, user, now } = context
    const reply = await doneOnceAlone(
      context,
      { call: 'MAIL_SendAgain', parameters: { id } },
      async () => {},
      async (tx) => {
        const outcome = await sendAgain(tx, id, now)
        if (outcome === 'missing') throw refuse('NOT_FOUND')
        if (outcome === 'over') throw refuse('MAIL_OVER')
        if (outcome) await audit(tx, context, { action: 'mail-sent-again', actorId: user.id, subject: id })
        return { rows: [], rowsAffected: outcome ? 1 : 0 }
      },
    )
    services.wake('send-mail')
    return reply
  },
})
