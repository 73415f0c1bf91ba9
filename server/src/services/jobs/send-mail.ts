import { giveUpLateMail, mailBacklog, nextMailAt, sendNextMail } from '../mail/send.ts'
import { defineJob } from './define.ts'

/** Mails that one run sends. */
const mailsOfARun = 200

/** Sends the mails of the outbox that are due, when there is a mail server; woken by what writes one (R15). */
export const sendMail = defineJob({
  name: 'send-mail',
  schedule: { everySeconds: 60, atStart: true },
  lock: { maxSeconds: 7_200 },
  retry: { times: 5, delaySeconds: 60, maxDelaySeconds: 900 },
  backlog: mailBacklog,
  run: async ({ db, mail, now, log, signal }) => {
    await giveUpLateMail(db, now())
    if (mail === null) return null
    for (let sent = 0; sent < mailsOfARun && !signal.aborted; sent++)
      if ((await sendNextMail(db, mail, now, log)) === null) break
    return nextMailAt(db)
  },
})
