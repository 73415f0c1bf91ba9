import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handClock } from '../../../testing/clock.ts'
import { type FreshDatabase, freshDatabase } from '../../../testing/database.ts'
import { readMail } from '../../../testing/read-mail.ts'
import { openSmtp } from '../../adapters/mail/smtp.ts'
import { type Db, openPool } from '../../db/database.ts'
import { readSettings } from '../../settings.ts'
import { type Files, openFiles } from '../files/files.ts'
import { sendMail } from '../jobs/send-mail.ts'
import { isTaken } from './mail-fate.ts'
import { queueMail } from './outbox.ts'
import { type MailSender, mailBacklog, nextMailAt, openMail, sendNextMail } from './send.ts'

/** What the mail server of a test took. */
type Taken = { from: string; to: string[]; text: string; bytes: Buffer; user: string | undefined }

let database: FreshDatabase
let db: Db
let files: Files
let clock: ReturnType<typeof handClock>
let ends: (() => Promise<void>)[]
beforeEach(async () => {
  database = await freshDatabase()
  ;({ db } = openPool(database.connection, () => {}))
  clock = handClock()
  files = openFiles(readSettings({}))
  ends = []
})
afterEach(async () => {
  for (const end of ends) await end()
  await files.pictures.close()
  await db.destroy()
  await database.drop()
})

/** A real mail server on this machine; `changes` say what it does with what comes. */
const startServer = async (changes: SMTPServerOptions = {}) => {
  const taken: Taken[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      password === 'mật khẩu' ? done(null, { user: username }) : done(new Error('no such account')),
    onData: (stream, session, done) => {
      buffer(stream).then(
        (bytes) => {
          const { mailFrom, rcptTo } = session.envelope
          taken.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            text: bytes.toString('utf8'),
            bytes,
            user: session.user,
          })
          done()
        },
        (fault) => done(fault),
      )
    },
    ...changes,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  ends.push(close)
  return { taken, close, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

const senderTo = (url: string, silence?: number): MailSender => ({
  smtp: openSmtp(url, { name: 'Trường Hoa Phượng', address: 'thu@hoc.example.vn' }, silence),
  head: { organisation: 'Trường Hoa Phượng', publicUrl: 'https://hoc.example.vn' },
})

const write = (recipient: string, more: { fullName?: string; key?: string } = {}) =>
  queueMail(db, {
    dedupeKey: more.key ?? recipient,
    template: 'password-changed',
    recipient,
    data: { fullName: more.fullName ?? 'Đỗ Thị Lan', changedAt: clock.now().toISOString() },
    now: clock.now(),
  })
const rowOf = (recipient: string) =>
  db.selectFrom('mail_outbox').where('recipient', '=', recipient).selectAll().executeTakeFirstOrThrow()
const warned: object[] = []
const send = (sender: MailSender) => sendNextMail(db, sender, clock.now, { warn: (facts) => void warned.push(facts) })
const refusing = (responseCode: number) => Object.assign(new Error('không'), { responseCode })

test('R15 D44 a mail goes to its one recipient, in plain text and HTML, and its row says when', async () => {
  const { taken, url } = await startServer()
  await write('lan@truong.example.vn')
  expect(await send(senderTo(url))).toBe('sent')
  expect(taken).toMatchObject([{ from: 'thu@hoc.example.vn', to: ['lan@truong.example.vn'] }])
  const { id } = await rowOf('lan@truong.example.vn')
  const text = String(taken[0]?.text)
  expect(text).toContain(`Message-ID: <${id}@hoc.example.vn>`)
  expect(text).toContain('To: lan@truong.example.vn')
  expect(text).toContain('Content-Type: text/plain; charset=utf-8')
  expect(text).toContain('Content-Type: text/html; charset=utf-8')
  expect(await rowOf('lan@truong.example.vn')).toMatchObject({
    attempts: 1,
    sent_at: clock.now(),
    last_error: null,
    fault: null,
  })
  expect(await send(senderTo(url))).toBeNull()
  expect(taken).toHaveLength(1)
})

test('A-391 the address of the mail server carries its account; the sender is that of the settings', async () => {
  const { taken, url } = await startServer({ authOptional: false })
  await write('a@truong.example.vn')
  const withAccount = `${url.replace('//', `//thu:${encodeURIComponent('mật khẩu')}@`)}`
  const open = (more: Record<string, string>) => openMail(readSettings({ SMTP_URL: withAccount, ...more }))
  expect(await send(open({ MAIL_FROM: 'truong@hoc.example.vn', ORGANISATION: 'Sở' }) as MailSender)).toBe('sent')
  await write('b@truong.example.vn')
  expect(await send(open({ PUBLIC_URL: 'https://hoc.example.vn' }) as MailSender)).toBe('sent')
  expect(taken).toMatchObject([
    { user: 'thu', from: 'truong@hoc.example.vn' },
    { user: 'thu', from: 'no-reply@hoc.example.vn' },
  ])
  expect(taken[0]?.text).toMatch(/^From: =\?UTF-8\?.*<truong@hoc\.example\.vn>/m)
})

test('A-391 without a mail server mails wait, and are counted', async () => {
  await write('a@truong.example.vn')
  expect(openMail(readSettings({}))).toBeNull()
  const log = { error: () => {}, info: () => {}, warn: () => {} }
  const { signal } = new AbortController()
  const context = { db, files, now: clock.now, log, signal, mail: null }
  expect(await sendMail.run(context)).toBeNull()
  expect(await rowOf('a@truong.example.vn')).toMatchObject({ attempts: 0, sent_at: null, failed_at: null })
  const { waiting, failed } = mailBacklog(clock.now())
  expect(await db.selectNoFrom([waiting.as('waiting'), failed.as('failed')]).executeTakeFirst()).toEqual({
    waiting: 1,
    failed: 0,
  })
})

test('R15 H068 two senders at once share what waits, and no mail goes twice; a run takes all of them', async () => {
  const { taken, url } = await startServer()
  for (let index = 0; index < 12; index++) await write(`a${index}@truong.example.vn`)
  const log = { error: () => {}, info: () => {}, warn: () => {} }
  const context = { db, files, now: clock.now, log, signal: new AbortController().signal, mail: senderTo(url) }
  await Promise.all([sendMail.run(context), sendMail.run(context)])
  expect(taken.map(({ to }) => to[0]).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, index) => `a${index}@truong.example.vn`).toSorted(),
  )
})

test('R15 a mail server that says not now is asked again after longer and longer pauses, then the mail is given up', async () => {
  const { url } = await startServer({ onRcptTo: (_address, _session, done) => done(refusing(451)) })
  await write('a@truong.example.vn')
  for (const pause of [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000]) {
    expect(await send(senderTo(url))).toBe('paused')
    expect(await rowOf('a@truong.example.vn')).toMatchObject({ fault: 'later' })
    clock.forward(pause - 1)
    expect(await send(senderTo(url))).toBeNull()
    clock.forward(1)
    expect(await nextMailAt(db)).toEqual(clock.now())
  }
  expect(await send(senderTo(url))).toBe('failed')
  expect(await rowOf('a@truong.example.vn')).toMatchObject({ attempts: 7, sent_at: null, failed_at: clock.now() })
  expect(await nextMailAt(db)).toBeNull()
})

test.each([
  ['recipient', { onRcptTo: (_address, _session, done) => done(refusing(550)) } satisfies SMTPServerOptions],
  [
    'text',
    {
      onData: (stream, _session, done) => void stream.resume().once('end', () => done(refusing(554))),
    } satisfies SMTPServerOptions,
  ],
])('a mail whose %s is refused for good is not tried again, and holds up no other', async (_what, changes) => {
  const refusingServer = await startServer(changes)
  const { url, taken } = await startServer()
  await write('a@truong.example.vn')
  expect(await send(senderTo(refusingServer.url))).toBe('failed')
  expect(await rowOf('a@truong.example.vn')).toMatchObject({ failed_at: clock.now(), sent_at: null, fault: 'refused' })
  expect((await rowOf('a@truong.example.vn')).last_error).toContain('không')
  await write('b@truong.example.vn')
  expect(await send(senderTo(url))).toBe('sent')
  expect(taken).toHaveLength(1)
})

test.each([
  [
    'is not there',
    async () => {
      const { close, url } = await startServer()
      await close()
      return url
    },
  ],
  ['does not know the account', async () => (await startServer()).url.replace('//', '//thu:sai@')],
  [
    'takes no mail of this sender',
    async () => (await startServer({ onMailFrom: (_address, _session, done) => done(refusing(550)) })).url,
  ],
])(
  'a mail server that %s costs no mail a try: the run fails, and the mail goes once it answers',
  async (_what, broken) => {
    const { url, taken } = await startServer()
    await write('a@truong.example.vn')
    const sender = senderTo(await broken())
    for (let time = 0; time < 20; time++) {
      await expect(send(sender)).rejects.toMatchObject({ fault: 'unreachable' })
      expect(await rowOf('a@truong.example.vn')).toMatchObject({
        attempts: 0,
        last_error: expect.any(String),
        fault: 'unreachable',
      })
      clock.forward(60_000)
    }
    expect(await send(senderTo(url))).toBe('sent')
    expect(taken).toHaveLength(1)
  },
)

test('H069 a mail server that takes the mail and then says nothing gets it once: whether it kept it is for a person to see', async () => {
  const seen: string[] = []
  const { url } = await startServer({
    onData: (stream) => {
      stream.resume().once('end', () => seen.push('taken'))
    },
  })
  await write('a@truong.example.vn')
  expect(await send(senderTo(url, 300))).toBe('failed')
  expect(seen).toEqual(['taken'])
  expect(await rowOf('a@truong.example.vn')).toMatchObject({
    sent_at: null,
    failed_at: clock.now(),
    fault: 'in-doubt',
  })
  clock.forward(7 * 86_400_000)
  expect(await send(senderTo(url, 300))).toBeNull()
})

test('R15 after a kill in the middle a mail is free again after its lease, and bears the same id', async () => {
  const { url, taken } = await startServer()
  await write('a@truong.example.vn')
  const never: MailSender = {
    head: { organisation: 'x', publicUrl: null },
    smtp: { send: () => new Promise(() => {}) },
  }
  void send(never)
  await expect.poll(async () => (await rowOf('a@truong.example.vn')).attempts).toBe(1)
  expect(await send(senderTo(url))).toBeNull()
  clock.forward(600_000)
  expect(await send(senderTo(url))).toBe('sent')
  expect(taken[0]?.text).toContain(`Message-ID: <${(await rowOf('a@truong.example.vn')).id}@hoc.example.vn>`)
})

test('H133 what stands in a name is text: no header, no markup, no second recipient', async () => {
  const { url, taken } = await startServer()
  const fullName = 'Lan\r\nBcc: x@evil.example\r\n\r\n<img src=x> {{7*7}} <%= 1 %>'
  await write('a@truong.example.vn', { fullName })
  expect(await send(senderTo(url))).toBe('sent')
  const [mail] = taken
  expect(mail?.to).toEqual(['a@truong.example.vn'])
  const head = String(mail?.text).split('\r\n\r\n')[0] ?? ''
  expect(head).not.toMatch(/evil/)
  for (const recipient of [
    'a@truong.example.vn, b@evil.example',
    'a@truong.example.vn\r\nRCPT TO:<b@evil.example>',
    '<b@evil.example> a@truong.example.vn',
    'a',
  ]) {
    await write(recipient)
    expect(await send(senderTo(url))).toBe('failed')
  }
  expect(taken).toHaveLength(1)
})

test('H133 a name full of line breaks, signs and pictures arrives as it is read, in subject, text and HTML', async () => {
  const { url, taken } = await startServer()
  const className = '4A1 "Mầm"\r\nBcc: x@evil.example 🌱\u202E <script>'
  const data = { fullName: 'Lê Thị Thu An', className, invitedBy: 'Cô Nguyễn Thị Lan' }
  const recipient = 'an@truong.example.vn'
  await queueMail(db, { dedupeKey: 'a', template: 'class-invitation', recipient, data, now: clock.now() })
  expect(await send(senderTo(url))).toBe('sent')
  const { heads, subject, text, html, pictures, kinds } = readMail(taken[0]?.bytes as Buffer)
  // one line, and nothing of which a mailbox makes a link
  const plain = '4A1 "Mầm" Bcc: x@evil. example 🌱 <script>'
  expect(subject).toBe(`Em được mời vào Lớp ${plain}`)
  expect(Object.keys(heads)).not.toContain('bcc')
  expect(text).toContain(`Cô Nguyễn Thị Lan mời em vào Lớp ${plain} trên Phượng.`)
  expect(html).toContain('Lớp 4A1 &quot;Mầm&quot; Bcc: x@evil. example 🌱 &lt;script&gt; trên Phượng.')
  expect(kinds).toEqual([
    'multipart/alternative',
    'text/plain',
    'multipart/related',
    'text/html',
    'image/png',
    'image/png',
  ])
  // each picture that the HTML names travels in the mail, as a PNG
  for (const [, id = ''] of html.matchAll(/src="cid:([^"]*)"/g))
    expect(pictures[id]?.subarray(1, 4).toString()).toBe('PNG')
  expect(taken[0]?.to).toEqual([recipient])
})

const reset = async (key = 'reset') => {
  const data = { email: 'lan@truong.example.vn', password: 'k7M4qx2P', studentName: 'Đỗ Thị Lan' }
  const recipient = 'lan@truong.example.vn'
  await queueMail(db, { dedupeKey: key, template: 'password-reset', recipient, data, now: clock.now() })
}
const wholeRows = async () => JSON.stringify(await db.selectFrom('mail_outbox').selectAll().execute())

test('D44 C-190 C-202 a temporary password arrives, and leaves the row with the mail', async () => {
  const { url, taken } = await startServer()
  await reset()
  expect(await wholeRows()).toContain('k7M4qx2P')
  expect(await send(senderTo(url))).toBe('sent')
  const { subject, text, html } = readMail(taken[0]?.bytes as Buffer)
  expect(subject).toBe('THÔNG BÁO THAY ĐỔI MẬT KHẨU 20/11/2026 07:30')
  expect(text).toContain('\n    k7M4qx2P\n')
  expect(html).toContain('>k7M4qx2P</span>')
  expect(text).toContain('Dùng được đến: 21/11/2026 07:30')
  expect(await wholeRows()).not.toContain('k7M4qx2P')
  expect((await rowOf('lan@truong.example.vn')).data).toEqual({
    email: 'lan@truong.example.vn',
    password: null,
    studentName: 'Đỗ Thị Lan',
  })
})

test('D44 a temporary password leaves the row of a mail that is given up, and stands in no reason and no log', async () => {
  const repeating = (code: number): SMTPServerOptions => ({
    onData: (stream, _session, done) =>
      void stream
        .resume()
        .once('end', () => done(Object.assign(new Error('bad word k7M4qx2P'), { responseCode: code }))),
  })
  const later = await startServer(repeating(451))
  await reset()
  expect(await send(senderTo(later.url))).toBe('paused')
  expect((await rowOf('lan@truong.example.vn')).last_error).toContain('bad word ••••••')
  expect((await rowOf('lan@truong.example.vn')).data).toMatchObject({ password: 'k7M4qx2P' })
  clock.forward(60_000)
  const never = await startServer(repeating(554))
  expect(await send(senderTo(never.url))).toBe('failed')
  expect((await rowOf('lan@truong.example.vn')).last_error).toContain('bad word ••••••')
  expect(await wholeRows()).not.toContain('k7M4qx2P')
  expect(JSON.stringify(warned)).not.toMatch(/k7M4qx2P|lan@/)
})

test('C-202 a temporary password that is not sent within its day is given up and goes, also without a mail server', async () => {
  await reset()
  await write('a@truong.example.vn')
  const log = { error: () => {}, info: () => {}, warn: () => {} }
  const context = { db, files, now: clock.now, log, signal: new AbortController().signal, mail: null }
  clock.forward(86_400_000 - 1)
  await sendMail.run(context)
  expect(await wholeRows()).toContain('k7M4qx2P')
  clock.forward(1)
  await sendMail.run(context)
  expect(await wholeRows()).not.toContain('k7M4qx2P')
  expect(await rowOf('lan@truong.example.vn')).toMatchObject({
    failed_at: clock.now(),
    fault: 'late',
    data: { password: null },
  })
  expect(await rowOf('a@truong.example.vn')).toMatchObject({ failed_at: null })
  // and one that is taken as its time ends is not sent either
  await reset('later')
  clock.forward(86_400_000)
  const { url, taken } = await startServer()
  expect(await send(senderTo(url))).toBe('sent')
  expect(await send(senderTo(url))).toBe('failed')
  expect(taken.map(({ to }) => to[0])).toEqual(['a@truong.example.vn'])
})

test('a row whose mail nobody knows is given up and holds up no other', async () => {
  const { url } = await startServer()
  await write('a@truong.example.vn')
  await db.updateTable('mail_outbox').set({ template: 'no-such-mail' }).execute()
  expect(await send(senderTo(url))).toBe('failed')
  const why = { fault: 'unwritten', last_error: "there is no mail 'no-such-mail'" }
  expect(await rowOf('a@truong.example.vn')).toMatchObject(why)
})

test('A-386 A-387 a mail that no server takes is waited for ten seconds at the most, and counts as failed then', async () => {
  await write('cham@phuong.test')
  const waits: number[] = []
  expect(await isTaken(db, 'cham@phuong.test', async (ms) => waits.push(ms))).toBe(false)
  const waited = waits.reduce((sum, ms) => sum + ms, 0)
  expect(waited).toBeLessThan(10_000)
  expect(waited).toBeGreaterThan(8_000)
})

test('A-387 a mail that its server has taken meanwhile counts as sent', async () => {
  const { url } = await startServer()
  const sender = senderTo(url)
  await write('nhanh@phuong.test')
  const wait = () => send(sender)
  expect(await isTaken(db, 'nhanh@phuong.test', wait)).toBe(true)
})
