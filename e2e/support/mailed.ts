import { type Mailbox, openMailbox } from '@phuong/server/testing/mailbox'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** Tests whose product sends its mails to a real mail server of their worker. */
export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  productStart: [
    async ({ mailbox }, use) => use({ environment: { SMTP_URL: mailbox.url }, school: true }),
    { scope: 'worker' },
  ],
})
