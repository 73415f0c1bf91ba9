import { type Mailbox, openMailbox } from '@phuong/server/testing/mailbox'
import { freePort } from '@phuong/server/testing/product'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** Tests whose product sends its mails to a real mail server of their worker, with links that lead to it. */
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
    async ({ mailbox }, use) => {
      // its mails lead to where it is
      const port = String(await freePort())
      const environment = { SMTP_URL: mailbox.url, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` }
      await use({ environment, school: true })
    },
    { scope: 'worker' },
  ],
})
