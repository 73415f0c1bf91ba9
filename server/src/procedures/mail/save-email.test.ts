import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Caller, demoPassword, sha1, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
let admin: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())
beforeEach(() => house.clock.forward(60_000))

const mailsTo = (recipient: string) =>
  house.db.selectFrom('mail_outbox').where('recipient', '=', recipient).selectAll().execute()

/** The call as the ledger writes it. */
const saveEmail = (caller: Caller, to: string, more: Record<string, unknown> = {}) =>
  caller.send('POST', '/api/v1.0/save-email', {
    to,
    isSendFast: true,
    cc: 'cc@evil.example',
    bcc: ['bcc@evil.example'],
    moduleId: 1,
    subject: 'Trúng thưởng\r\nBcc: x@evil.example',
    templateName: 'password-reset',
    templateData: { email: to, password: 'k7M4qx2P', studentName: 'Lan <b>' },
    mailer: 'x',
    applicationName: 'PHUONG',
    ...more,
  })
/** An account that has changed its password, without the mail of it; its session. */
const changed = async (email: string): Promise<Caller> => {
  const caller = await signedIn(house.url, email)
  const input = { Email: email, Password: sha1('hoa nở cuối sân'), CurrentPassword: sha1(demoPassword) }
  expect((await caller.call('USERS_ChangePassword', input, 'execute')).status).toBe(200)
  await house.db.deleteFrom('mail_outbox').where('recipient', '=', email).execute()
  return caller
}
const outcome = ({ status, body }: Awaited<ReturnType<typeof saveEmail>>) => [status, body.code]

test('A-382 A-384 A-385 A-389 A-391 the call puts the mail of a changed password into the outbox and answers OK, without a mail server', async () => {
  const email = '4a1.02@phuong.test'
  const caller = await changed(email)
  const { status, body } = await saveEmail(caller, ' 4A1.02@phuong.test ')
  expect([status, body]).toEqual([200, { Message: 'OK' }])
  const mails = await mailsTo(email)
  expect(mails).toMatchObject([{ template: 'password-changed', sent_at: null, data: { fullName: expect.any(String) } }])
})

test('A-388 A-212 D44 copies, subject and data of the caller do not count, and no password goes out by this way', async () => {
  const email = '4a1.03@phuong.test'
  const caller = await changed(email)
  await saveEmail(caller, email)
  const rows = JSON.stringify(await house.db.selectFrom('mail_outbox').selectAll().execute())
  expect(rows).toContain(email)
  expect(rows).not.toMatch(/evil\.example|k7M4qx2P|Trúng thưởng|<b>/)
})

test('the change has told of itself: asked for again, it is one mail', async () => {
  const email = '4a1.04@phuong.test'
  const caller = await signedIn(house.url, email)
  const input = { Email: email, Password: sha1('hoa nở cuối sân'), CurrentPassword: sha1(demoPassword) }
  await caller.call('USERS_ChangePassword', input, 'execute')
  expect(outcome(await saveEmail(caller, email))).toEqual([200, undefined])
  expect(outcome(await saveEmail(caller, email, { templateName: 'password-changed' }))).toEqual([200, undefined])
  expect(await mailsTo(email)).toHaveLength(1)
})

test('A-388 a session is needed; to the own address alone, to any for an administrator; only the mail of this call', async () => {
  const email = '4a1.05@phuong.test'
  const caller = await changed(email)
  expect(outcome(await saveEmail(new Caller(house.url), email))).toEqual([401, 'NO_SESSION'])
  expect(outcome(await saveEmail(caller, '4a1.02@phuong.test'))).toEqual([403, 'FORBIDDEN'])
  expect(outcome(await saveEmail(caller, `${email}, x@evil.example`))).toEqual([403, 'FORBIDDEN'])
  expect(outcome(await saveEmail(caller, `${email}\r\nBcc: x@evil.example`))).toEqual([403, 'FORBIDDEN'])
  for (const templateName of ['welcome', 'registering', 'constructor', '', null])
    expect(outcome(await saveEmail(caller, email, { templateName }))).toEqual([400, 'BAD_PARAMETERS'])
  expect(await mailsTo(email)).toEqual([])
  expect(outcome(await saveEmail(admin, email))).toEqual([200, undefined])
  expect(await mailsTo(email)).toHaveLength(1)
  expect(outcome(await saveEmail(admin, 'khong.co@phuong.test'))).toEqual([404, 'NOT_FOUND'])
})

test('whose password was never changed is told of no change', async () => {
  const caller = await signedIn(house.url, '4a1.06@phuong.test')
  expect(outcome(await saveEmail(caller, '4a1.06@phuong.test'))).toEqual([404, 'NOT_FOUND'])
  expect(await mailsTo('4a1.06@phuong.test')).toEqual([])
})

test('A-388 an account asks for ten mails an hour; then it waits, and others do not', async () => {
  const caller = await changed('4a1.07@phuong.test')
  const other = await changed('4a1.08@phuong.test')
  for (let time = 0; time < 10; time++)
    expect(outcome(await saveEmail(caller, '4a1.07@phuong.test'))).toEqual([200, undefined])
  const refused = await saveEmail(caller, '4a1.07@phuong.test')
  expect(outcome(refused)).toEqual([429, 'TOO_MANY_MAILS'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
  expect(outcome(await saveEmail(other, '4a1.08@phuong.test'))).toEqual([200, undefined])
  house.clock.forward(3_600_000)
  expect(outcome(await saveEmail(caller, '4a1.07@phuong.test'))).toEqual([200, undefined])
})
