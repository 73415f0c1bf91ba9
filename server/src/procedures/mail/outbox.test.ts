import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { queueMail } from '../../services/mail/outbox.ts'

let house: TestHouse
let admin: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.db.deleteFrom('mail_outbox').execute()
  house.clock.forward(60_000)
})

type Row = Record<string, unknown>
const rowsOf = async (parameters: Row = {}) => (await admin.call('MAIL_List', parameters)).body.results as Row[]
const open = async (id: unknown) => (await admin.call('MAIL_Get', { id }, 'query/first')).body.result as Row
const again = (id: unknown) => admin.call('MAIL_SendAgain', { id }, 'execute')
const state = async () => (await admin.call('MAIL_State_Get', {}, 'query/first')).body.result as Row

const write = async (recipient: string, changes: Record<string, unknown> = {}) => {
  const data = { fullName: 'Đỗ Thị Lan', changedAt: house.clock.now().toISOString() }
  const mail = { dedupeKey: recipient, template: 'password-changed', recipient, data, now: house.clock.now() } as const
  await queueMail(house.db, mail)
  if (Object.keys(changes).length > 0)
    await house.db.updateTable('mail_outbox').set(changes).where('recipient', '=', recipient).execute()
}
const reset = async (recipient: string) => {
  const data = { email: recipient, password: 'k7M4qx2P', studentName: 'Đỗ Thị Lan' }
  const mail = { dedupeKey: recipient, template: 'password-reset', recipient, data, now: house.clock.now() } as const
  await queueMail(house.db, mail)
}

test('A-391 an administrator reads what waits, what is tried again, what was sent and what was given up, and why', async () => {
  const now = house.clock.now()
  await write('a@truong.vn')
  await write('b@truong.vn', { fault: 'later', last_error: '451 busy', attempts: 2 })
  await write('c@truong.vn', { sent_at: now, attempts: 1 })
  await write('d@truong.vn', { failed_at: now, fault: 'refused', last_error: '550 no such user', attempts: 1 })
  const columns = (await rowsOf()).map(({ recipient, state, fault, reason, sendable, totalRows }) => [
    recipient,
    state,
    fault,
    reason,
    sendable,
    totalRows,
  ])
  expect(columns.toSorted()).toEqual([
    ['a@truong.vn', 'WAITING', null, null, false, 4],
    ['b@truong.vn', 'RETRYING', 'later', '451 busy', false, 4],
    ['c@truong.vn', 'SENT', null, null, false, 4],
    ['d@truong.vn', 'FAILED', 'refused', '550 no such user', true, 4],
  ])
  expect((await rowsOf({ state: 'FAILED' })).map(({ recipient }) => recipient)).toEqual(['d@truong.vn'])
  expect((await rowsOf({ search: 'B@TRUONG' })).map(({ recipient }) => recipient)).toEqual(['b@truong.vn'])
  expect(await rowsOf({ search: '%' })).toEqual([])
  expect((await rowsOf({ state: 'SENT' }))[0]).toMatchObject({
    title: 'Mật khẩu đã đổi',
    subject: expect.stringMatching(/^THÔNG BÁO THAY ĐỔI MẬT KHẨU \d\d\/11\/2026/),
    nextDate: null,
    sentDate: expect.any(String),
  })
})

test('the outbox comes in pages, newest first', async () => {
  for (let index = 0; index < 5; index++) {
    await write(`p${index}@truong.vn`)
    house.clock.forward(1_000)
  }
  const page = async (PageNum: number) => (await rowsOf({ PageNum, PageSize: 2 })).map(({ recipient }) => recipient)
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
    ['p4@truong.vn', 'p3@truong.vn'],
    ['p2@truong.vn', 'p1@truong.vn'],
    ['p0@truong.vn'],
    [],
  ])
})

test('A-391 without a mail server it is told so, how many wait, and since when the oldest does', async () => {
  expect(await state()).toEqual({ hasServer: false, waiting: 0, oldestDate: null })
  await write('a@truong.vn')
  const [{ createdDate } = {}] = await rowsOf()
  house.clock.forward(3_600_000)
  await write('b@truong.vn', { fault: 'unreachable', last_error: 'x' })
  await write('c@truong.vn', { failed_at: house.clock.now(), fault: 'late' })
  expect(await state()).toEqual({ hasServer: false, waiting: 2, oldestDate: createdDate })
})

test('D44 a temporary password is the receiver’s: the administrator reads its mail with the password masked, before and after it has left', async () => {
  await reset('a@truong.vn')
  const [{ id } = {}] = await rowsOf()
  const masked = async () => {
    const list = await admin.call('MAIL_List', {})
    const mail = await admin.call('MAIL_Get', { id })
    const page = await admin.send('GET', `/api/v1.0/mails/${id}/html`)
    expect([mail.status, page.status]).toEqual([200, 200])
    for (const { text } of [list, mail, page]) expect(text).not.toContain('k7M4qx2P')
    for (const { text } of [mail, page]) expect(text).toContain('••••••')
    expect(page.text).toContain('a@truong.vn')
  }
  await masked()
  const data = JSON.stringify({ email: 'a@truong.vn', password: null, studentName: 'Đỗ Thị Lan' })
  await house.db.updateTable('mail_outbox').set({ data, sent_at: house.clock.now() }).execute()
  await masked()
})

test('S9 the HTML of a mail is drawn under a policy of its own: its styles and pictures, no script, nothing elsewhere', async () => {
  await write('a@truong.vn', {
    data: JSON.stringify({ fullName: '<script>alert(1)</script>', changedAt: '2026-11-20T00:30:00.000Z' }),
  })
  const [{ id } = {}] = await rowsOf()
  const { headers, text } = await admin.send('GET', `/api/v1.0/mails/${id}/html`)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox",
  )
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text).not.toContain('<script')
  expect(text).toContain('&lt;script&gt;')
  const teacher = await signedIn(house.url, 'co.lan@phuong.test')
  expect((await teacher.send('GET', `/api/v1.0/mails/${id}/html`)).status).toBe(403)
  expect((await admin.send('GET', `/api/v1.0/mails/${randomUUID()}/html`)).status).toBe(404)
  expect((await admin.send('GET', '/api/v1.0/mails/x/html')).status).toBe(400)
})

test('a mail that nobody can write is listed and opened without its text', async () => {
  await write('a@truong.vn', { template: 'no-such-mail', failed_at: house.clock.now(), fault: 'unwritten' })
  const [row] = await rowsOf()
  expect(row).toMatchObject({ title: 'no-such-mail', subject: null, fault: 'unwritten', sendable: true })
  expect(await open(row?.id)).toMatchObject({ text: null, html: null })
  expect((await admin.send('GET', `/api/v1.0/mails/${row?.id}/html`)).status).toBe(404)
})

test('a mail that was given up is sent again from its first try on, once, and the log says by whom and no address', async () => {
  await write('a@truong.vn', { failed_at: house.clock.now(), fault: 'refused', last_error: '550', attempts: 7 })
  const [{ id } = {}] = await rowsOf()
  const both = await Promise.all([again(id), again(id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.map(({ body }) => body.rowsAffected).toSorted()).toEqual([0, 1])
  expect(await rowsOf()).toMatchObject([{ id, state: 'WAITING', attempts: 0, fault: null, reason: null }])
  const logged = await house.db.selectFrom('audit_log').where('action', '=', 'mail-sent-again').selectAll().execute()
  expect(logged).toMatchObject([{ subject: id, details: {} }])
  expect((await again(id)).body.rowsAffected).toBe(0)
  expect((await again(randomUUID())).status).toBe(404)
})

test('C-202 a mail whose password has left it, or whose day is over, is not sent again', async () => {
  await reset('a@truong.vn')
  const lost = JSON.stringify({ email: 'a@truong.vn', password: null, studentName: 'Lan' })
  await house.db
    .updateTable('mail_outbox')
    .set({ failed_at: house.clock.now(), fault: 'refused', data: lost })
    .execute()
  const [row] = await rowsOf()
  expect(row).toMatchObject({ sendable: false, state: 'FAILED' })
  const { status, body } = await again(row?.id)
  expect([status, body.code]).toEqual([409, 'MAIL_OVER'])
  expect(await rowsOf()).toMatchObject([{ state: 'FAILED' }])
})
