import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onceHeader } from '@phuong/domain/once'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, demoPassword, sha1, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'
import { readMail } from '../../../testing/read-mail.ts'
import { sweepSessions } from '../../services/jobs/sweep-sessions.ts'
import { openMail, sendNextMail } from '../../services/mail/send.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const nobodysLog = { warn: () => {} }

/** Somebody with an e-mail whom the other tests do not know. */
const somebody = async (at: TestHouse = house) => {
  const email = `${randomUUID()}@phuong.test`
  const id = await makeAccount(at.db, { email, school: null, roleId: 1 })
  return { email, id }
}
const forget = (email: string, at: TestHouse = house, headers: Record<string, string> = {}) =>
  new Caller(at.url).send(
    'POST',
    '/api/v1.0/dynamic/execute',
    { sqlCommand: 'p_PHUONG_USERS_ForgotPassword', parameters: { email } },
    headers,
  )
const mailsTo = (email: string, at: TestHouse = house) =>
  at.db.selectFrom('mail_outbox').where('recipient', '=', email).orderBy('created_at').selectAll().execute()
/** The password that waits in the newest mail. */
const mailedTo = async (email: string, at: TestHouse = house): Promise<string> => {
  const data = (await mailsTo(email, at)).at(-1)?.data
  return (data as unknown as { password: string }).password
}
const signInAs = (email: string, password: string) => new Caller(house.url).signIn(email, password)

test('C-176 C-182 C-183 C-184 C-190 C-201 a visitor asks, the mail carries email, password and name, and the answer nothing of them', async () => {
  const { email } = await somebody()
  const { status, body } = await forget(` ${email.toUpperCase()} `)
  expect([status, body]).toEqual([200, { result: null, rowsAffected: 1 }])
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({
    template: 'password-reset',
    data: { email, password: expect.stringMatching(/^[0-9A-Za-z]{6}$/), studentName: expect.any(String) },
  })
})

test('C-202 C-185 D12 the old password stays good until the mailed one is signed in with, which replaces it and must be changed', async () => {
  const { email } = await somebody()
  await forget(email)
  const mailed = await mailedTo(email)
  const earlier = await signedIn(house.url, email)
  const answer = await signInAs(email, mailed)
  expect([answer.status, (answer.body.result as { mustChangePassword: boolean }).mustChangePassword]).toEqual([
    200,
    true,
  ])
  expect((await signInAs(email, demoPassword)).status).toBe(401)
  expect((await earlier.call('USERS_Me', {}, 'query/first')).body).toEqual({ result: null })
})

test('H107 a mailed password that was changed opens nothing any more, nor does one that a newer one has replaced', async () => {
  const { email } = await somebody()
  await forget(email)
  const first = await mailedTo(email)
  house.clock.forward(60_000)
  await forget(email)
  const second = await mailedTo(email)
  expect((await signInAs(email, first)).status).toBe(401)
  const caller = await signedIn(house.url, email, second)
  const own = 'cây bàng lá đỏ'
  const { status } = await caller.call('USERS_ChangePassword', { Email: email, Password: sha1(own) }, 'execute')
  expect(status).toBe(200)
  expect((await signInAs(email, second)).status).toBe(401)
  expect((await signInAs(email, own)).status).toBe(200)
})

test('C-202 H107 it is good for 24 hours, used or not, and its row goes', async () => {
  const [unused, used] = [await somebody(), await somebody()]
  for (const { email } of [unused, used]) await forget(email)
  house.clock.forward(86_399_000)
  expect((await signInAs(used.email, await mailedTo(used.email))).status).toBe(200)
  house.clock.forward(1_000)
  expect((await signInAs(unused.email, await mailedTo(unused.email))).status).toBe(401)
  expect((await signInAs(used.email, await mailedTo(used.email))).status).toBe(401)
  expect((await signInAs(unused.email, demoPassword)).status).toBe(200)
  await sweepSessions.run({ db: house.db, now: house.clock.now } as Parameters<typeof sweepSessions.run>[0])
  expect(
    await house.db.selectFrom('reset_passwords').where('user_id', '=', unused.id).select('user_id').execute(),
  ).toEqual([])
})

test('C-202 a password that its owner changes meanwhile ends the mailed one', async () => {
  const { email } = await somebody()
  await forget(email)
  const caller = await signedIn(house.url, email)
  const own = 'cây bàng lá đỏ'
  await caller.call(
    'USERS_ChangePassword',
    { Email: email, Password: sha1(own), CurrentPassword: sha1(demoPassword) },
    'execute',
  )
  expect((await signInAs(email, await mailedTo(email))).status).toBe(401)
})

test('H107 two who sign in at once with the mailed one are both let in or one is refused, and there is one new password', async () => {
  const { email } = await somebody()
  await forget(email)
  const mailed = await mailedTo(email)
  const answers = await Promise.all([signInAs(email, mailed), signInAs(email, mailed)])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect((await signInAs(email, mailed)).status).toBe(200)
})

test('C-195 an unknown e-mail is told with the given text, and so is that of a deleted account; what is no address is told at its field', async () => {
  const gone = `${randomUUID()}@phuong.test`
  await makeAccount(house.db, { email: gone, school: null, roleId: 1, status: 'DELETED' })
  for (const email of ['khong.co@phuong.test', gone]) {
    const { status, body } = await forget(email)
    expect([status, body.message]).toEqual([404, 'Không tìm thấy email này trong hệ thống !'])
  }
  for (const typed of ['quynhnhu.4a1', 'lan@phuong', 'chưa@đúng', '']) {
    const { status, body } = await forget(typed)
    expect([status, body.fields]).toEqual([400, { email: 'Email không hợp lệ.' }])
  }
})

test('H102 an unknown e-mail costs a hash, as a known one does', async () => {
  const { passwords } = house.services
  let hashes = 0
  const store = passwords.store
  passwords.store = (sha1Hex) => {
    hashes += 1
    return store(sha1Hex)
  }
  try {
    await forget('ai.do.khac@phuong.test')
    await forget((await somebody()).email)
  } finally {
    passwords.store = store
  }
  expect(hashes).toBe(2)
})

test('C-203 H108 resets of one e-mail are bounded, whether anybody has it or not; the old password stays good', async () => {
  const { email } = await somebody()
  for (const address of [email, 'khong.ai@phuong.test']) {
    const codes = []
    for (let press = 0; press < 5; press += 1) codes.push((await forget(address)).status)
    expect(codes.slice(3)).toEqual([429, 429])
  }
  expect(await mailsTo(email)).toHaveLength(3)
  expect((await forget(email)).body).toMatchObject({ code: 'TOO_MANY_RESETS' })
  expect((await signInAs(email, demoPassword)).status).toBe(200)
  house.clock.forward(3_601_000)
  expect((await forget(email)).status).toBe(200)
})

test('C-203 H108 fifty who ask at the same moment for one e-mail get three mails, and the others are told to wait', async () => {
  const { email } = await somebody()
  // all connections are there, so that no statement waits for one
  await Promise.all(Array.from({ length: 50 }, () => sql`select pg_sleep(0.01)`.execute(house.db)))
  const answers = await Promise.all(Array.from({ length: 50 }, () => forget(email)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['429 TOO_MANY_RESETS']))
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 3_500)).toBe(true)
  expect(await mailsTo(email)).toHaveLength(3)
  expect((await signInAs(email, demoPassword)).status).toBe(200)
  house.clock.forward(3_601_000)
})

test('C-203 resets of one address are bounded, at more than a school needs in an hour', async () => {
  house.clock.forward(3_601_000)
  const answers = []
  for (let count = 0; count < 102; count += 1) answers.push((await forget(`hs${count}@phuong.test`)).status)
  expect([answers.filter((status) => status === 404).length, answers.at(-1)]).toEqual([100, 429])
  house.clock.forward(3_601_000)
})

test('H159 the same press sent again mails once, and the mailed password is the one that opens', async () => {
  const { email } = await somebody()
  const key = { [onceHeader]: randomUUID() }
  expect([(await forget(email, house, key)).status, (await forget(email, house, key)).status]).toEqual([200, 200])
  expect(await mailsTo(email)).toHaveLength(1)
  expect((await signInAs(email, await mailedTo(email))).status).toBe(200)
})

test('C-199 C-200 a new password that could not be saved is told as that, and nothing is mailed; nor is a sample account reset', async () => {
  const { email } = await somebody()
  await sql`create function refuse_reset() returns trigger language plpgsql as
    $$ begin raise exception 'no room'; end $$`.execute(house.db)
  await sql`create trigger refuse_reset before insert on reset_passwords for each row execute function refuse_reset()`.execute(
    house.db,
  )
  const { status, body } = await forget(email)
  await sql`drop function refuse_reset() cascade`.execute(house.db)
  expect([status, body.message]).toEqual([500, 'Có lỗi xảy ra! Vui lòng báo cho bộ phận cấp tài khoản'])
  expect(await mailsTo(email)).toEqual([])
  expect((await forget('gv.cap1@phuong.test')).body).toMatchObject({
    code: 'RESET_REFUSED',
    message: 'Có lỗi xảy ra! Vui lòng báo cho bộ phận cấp tài khoản',
  })
})

test('C-185 the log holds neither the mailed password nor the address', async () => {
  const { email } = await somebody()
  await forget(email)
  const mailed = await mailedTo(email)
  await signInAs(email, mailed)
  const log = house.log.join('\n')
  expect([log.includes(mailed), log.includes(sha1(mailed)), log.includes(email)]).toEqual([false, false, false])
})

/** A house with a mail server that takes mails or refuses them, and whose job runs beside the calls. */
const withMail = async (refuses: boolean, work: (at: TestHouse, taken: Buffer[]) => Promise<void>) => {
  const taken: Buffer[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) =>
      refuses ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })) : done(),
    onData: (stream, _session, done) => {
      buffer(stream).then((bytes) => {
        taken.push(bytes)
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const at = await openHouse({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const sender = openMail(at.settings)
  if (sender === null) throw new Error('there is a mail server')
  let open = true
  const job = (async () => {
    while (open)
      if ((await sendNextMail(at.db, sender, at.clock.now, nobodysLog)) === null) await new Promise(setImmediate)
  })()
  try {
    await work(at, taken)
  } finally {
    open = false
    await job
    await at.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}

test('C-191 C-192 D44 over a real mail server the letter arrives under its subject, with the password that opens', async () => {
  await withMail(false, async (at, taken) => {
    const { email } = await somebody(at)
    expect((await forget(email, at)).status).toBe(200)
    const letter = readMail(taken[0] as Buffer)
    expect(letter.subject).toMatch(/^THÔNG BÁO THAY ĐỔI MẬT KHẨU \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    const [, password = ''] = /Mật khẩu tạm:?\s+(\S{6})\n/.exec(letter.text) ?? []
    expect((await new Caller(at.url).signIn(email, password)).status).toBe(200)
  })
})

test('C-196 a mail that its server refuses is told as that, and the account is as before', async () => {
  await withMail(true, async (at) => {
    const { email } = await somebody(at)
    const { status, body } = await forget(email, at)
    expect([status, body.message]).toEqual([502, 'Gửi mail thay đổi mật khẩu thất bại!'])
    expect((await new Caller(at.url).signIn(email)).status).toBe(200)
  })
})

test('C-196 H159 the same press again after a mail that was given up sends another one', async () => {
  await withMail(true, async (at) => {
    const { email } = await somebody(at)
    const key = { [onceHeader]: randomUUID() }
    expect([(await forget(email, at, key)).status, (await forget(email, at, key)).status]).toEqual([502, 502])
    expect(await mailsTo(email, at)).toHaveLength(2)
  })
})

test('C-186 C-187 C-188 C-189 a live installation tells the outside API of the hash once the mailed password has replaced the own one; another writes a line', async () => {
  const bodies: unknown[] = []
  const api = createServer((request, answer) => {
    buffer(request).then((bytes) => {
      bodies.push([request.method, request.url, JSON.parse(bytes.toString())])
      answer.end('{}')
    })
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const { port } = api.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/mobile`
  for (const DEMO of ['1', '0']) {
    const at = await openHouse({ MOBILE_API_URL: url, DEMO })
    try {
      const { email, id } = await somebody(at)
      await forget(email, at)
      const password = await mailedTo(email, at)
      expect((await new Caller(at.url).signIn(email, password)).status).toBe(200)
      const isNoted = at.log.some((line) => line.includes('ChangePassword is called on the live build only'))
      expect(isNoted).toBe(DEMO === '1')
      if (DEMO === '0')
        expect(bodies).toEqual([['POST', '/mobile/ChangePassword', { userId: id, NewPassword: sha1(password) }]])
      else expect(bodies).toEqual([])
    } finally {
      await at.close()
    }
  }
  await new Promise((resolve) => api.close(resolve))
})
