import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { readMail } from './read-mail.ts'

export type ReceivedMail = ReturnType<typeof readMail> & { readonly to: readonly string[] }

export type Mailbox = {
  /** what SMTP_URL is to be */
  readonly url: string
  /** every mail that has come, the oldest first */
  readonly mails: readonly ReceivedMail[]
  mailsTo(address: string): readonly ReceivedMail[]
  close(): Promise<void>
}

/** A real mail server on this machine, which takes whatever comes. */
export const openMailbox = async (): Promise<Mailbox> => {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData: (stream, session, done) => {
      buffer(stream).then((bytes) => {
        mails.push({ ...readMail(bytes), to: session.envelope.rcptTo.map(({ address }) => address) })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailsTo: (address) => mails.filter(({ to }) => to.includes(address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Where the one link of a mail leads, as whoever reads it presses it. */
export const linkIn = ({ html }: Pick<ReceivedMail, 'html'>): string => {
  const [, link] = /<a [^>]*href="([^"]+)"/.exec(html) ?? []
  if (link === undefined) throw new Error('the mail leads nowhere')
  return link.replaceAll('&amp;', '&')
}

/** The temporary password that a mail carries, on its line of its own. */
export const passwordIn = ({ text }: Pick<ReceivedMail, 'text'>): string => {
  const [, password] = /Mật khẩu tạm:?\s+(\S{6})\n/.exec(text) ?? []
  if (password === undefined) throw new Error('the mail carries no password')
  return password
}
