import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'

/** A picture that travels in a mail; its HTML names it by `cid:` and the id. */
export type Picture = { readonly id: string; readonly fileName: string; readonly bytes: Buffer }

/** One mail to one person, as it leaves the server. */
export type Mail = {
  /** its own for ever: whoever has had it already can tell */
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** PNG */
  readonly pictures: readonly Picture[]
}

/**
 * Why a mail was not taken:
 * - `unreachable`: the mail server does not answer or takes nothing from us; the mail itself was not tried
 * - `later`: this mail not now (4xx)
 * - `refused`: this mail or this recipient never (5xx)
 * - `in-doubt`: the server had the whole mail and did not say whether it keeps it
 */
export type MailFault = 'unreachable' | 'later' | 'refused' | 'in-doubt'

export class MailRefusal extends Error {
  readonly fault: MailFault
  constructor(fault: MailFault, message: string) {
    super(message)
    this.fault = fault
  }
}

export type Smtp = {
  /** Hands one mail over. @throws MailRefusal */
  send(mail: Mail): Promise<void>
}

/** How long the mail server may take to be reached and to greet, milliseconds. */
const greetingMs = 10_000
/** How long it may say nothing in between, milliseconds; a server that checks a mail for viruses takes its time. */
const silenceMs = 60_000

/** One address, and no list of them (H133). */
const oneAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/

const refusalOf = (fault: unknown, handedOver: boolean): MailRefusal => {
  const { message, responseCode, command } = fault as { message?: string; responseCode?: number; command?: string }
  const told = message ?? String(fault)
  if (responseCode === undefined) return new MailRefusal(handedOver ? 'in-doubt' : 'unreachable', told)
  // answers to the recipient and to the text are about this mail; all others are about every mail
  if (command !== 'RCPT TO' && command !== 'DATA') return new MailRefusal('unreachable', told)
  return new MailRefusal(responseCode >= 500 ? 'refused' : 'later', told)
}

/**
 * The mail server at an address such as smtp://user:password@host:port.
 * @param from what stands in every mail as its sender
 * @param silence how long the server may say nothing, milliseconds
 */
export const openSmtp = (url: string, from: { name: string; address: string }, silence = silenceMs): Smtp => {
  const transport = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: silence,
  })
  return {
    send: async ({ id, recipient, pictures, ...letter }) => {
      if (!oneAddress.test(recipient)) throw new MailRefusal('refused', 'the recipient is not one address')
      const bytes = await new MailComposer({
        ...letter,
        attachments: pictures.map(({ id: cid, fileName, bytes: content }) => ({
          cid,
          filename: fileName,
          content,
          contentType: 'image/png',
          contentDisposition: 'inline',
        })),
        from,
        to: { name: '', address: recipient },
        messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
      })
        .compile()
        .build()
      let handedOver = false
      const raw = Readable.from([bytes]).once('end', () => {
        handedOver = true
      })
      try {
        await transport.sendMail({ envelope: { from: from.address, to: [recipient] }, raw })
      } catch (fault) {
        throw refusalOf(fault, handedOver)
      }
    },
  }
}
