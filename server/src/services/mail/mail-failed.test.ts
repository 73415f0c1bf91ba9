import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, demoPassword, sha1, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'
import { openSmtp } from '../../adapters/mail/smtp.ts'
import { queueMail } from './outbox.ts'
import { sendAgain } from './outbox-rows.ts'
import { type MailSender, nextMailAt, sendNextMail } from './send.ts'

const title = 'Có lỗi xảy ra trong quá trình gửi mail'

let house: TestHouse
/** What the mail server says to every recipient; null takes the mail. */
let says: number | null
let sender: MailSender
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  closeTimeout: 100,
  onRcptTo: (_address, _session, done) =>
    says === null ? done() : done(Object.assign(new Error('không nhận'), { responseCode: says })),
  onData: (stream, _session, done) => void stream.resume().once('end', () => done()),
})
beforeAll(async () => {
  house = await openHouse()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  sender = {
    smtp: openSmtp(`smtp://127.0.0.1:${port}`, { name: 'Trường Hoa Phượng', address: 'thu@hoc.example.vn' }),
    head: { organisation: 'Trường Hoa Phượng', publicUrl: null },
  }
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await house.close()
})

const send = () => sendNextMail(house.db, sender, house.clock.now, { warn: () => {} })
type Notice = { title: string; content: string; target: string | null; setting: object }
const noticesOf = async (caller: Caller): Promise<Notice[]> =>
  ((await caller.call('ThongBao_NguoiDung_DanhSach', {})).body.results as Notice[]).filter(
    (notice) => notice.title === title,
  )
/** Somebody who has just changed the own password; the mail about it waits. */
const whoChanged = async (name: string, roleId: number): Promise<Caller> => {
  const email = `${name}@phuong.test`
  await makeAccount(house.db, { email, school: 1, roleId })
  const caller = await signedIn(house.url, email)
  house.clock.forward(60_000)
  const change = { Email: email, Password: sha1(`phượng nở ${name}`), CurrentPassword: sha1(demoPassword) }
  expect((await caller.call('USERS_ChangePassword', change, 'execute')).status).toBe(200)
  return caller
}

test('A-216 whose address the mail server refuses is told in the bell that the mail of the changed password did not go', async () => {
  const teacher = await whoChanged('thu.hong', 2)
  says = 550
  expect(await send()).toBe('failed')
  const [notice, ...more] = await noticesOf(teacher)
  expect(notice).toMatchObject({ setting: { type: 'MAIL_FAILED' }, target: '/lms/profile' })
  expect(notice?.content).toContain('Mật khẩu mới dùng được ngay.')
  expect(more).toEqual([])
  // sent again and refused again, it is told once
  const { id } = await house.db
    .selectFrom('mail_outbox')
    .where('failed_at', 'is not', null)
    .select('id')
    .executeTakeFirstOrThrow()
  expect(await sendAgain(house.db, id, house.clock.now())).toBe(true)
  expect(await send()).toBe('failed')
  expect(await noticesOf(teacher)).toHaveLength(1)
})

test('A-216 while a mail is tried again nothing is told; with its last try it is', async () => {
  await whoChanged('thu.cho', 1)
  const again = () => signedIn(house.url, 'thu.cho@phuong.test', 'phượng nở thu.cho')
  says = 451
  for (let tries = 1; tries < 7; tries++) {
    expect(await send()).toBe('paused')
    expect(await noticesOf(await again())).toEqual([])
    house.clock.set((await nextMailAt(house.db)) ?? house.clock.now())
  }
  expect(await send()).toBe('failed')
  expect(await noticesOf(await again())).toHaveLength(1)
})

test('A-216 a mail that goes, and one about something else that does not, are told nobody', async () => {
  const teacher = await whoChanged('thu.tot', 2)
  says = null
  expect(await send()).toBe('sent')
  says = 550
  await queueMail(house.db, {
    dedupeKey: 'class-invitation:khac',
    template: 'class-invitation',
    recipient: 'thu.tot@phuong.test',
    data: { fullName: 'Lê An', className: '4A1', invitedBy: 'Cô Lan' },
    now: house.clock.now(),
  })
  expect(await send()).toBe('failed')
  expect(await noticesOf(teacher)).toEqual([])
})
