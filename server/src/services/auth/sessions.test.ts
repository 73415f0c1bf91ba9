import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Caller, demoPassword, signedIn } from '../../../testing/caller.ts'
import { schoolDay } from '../../../testing/clock.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
beforeEach(() => house.clock.set(schoolDay))

/** Status of a call that only a signed-in pupil may make. */
const asks = async (caller: Caller): Promise<number> =>
  (await caller.call('Classes_GetJoinedClasses_ByStudentId')).status

test('S7 a session ends after 8 hours without a call, and each call starts them anew', async () => {
  const caller = await signedIn(house.url, '4a1.01@phuong.test')
  for (let turn = 0; turn < 3; turn++) {
    house.clock.forward(8 * hour - minute)
    expect(await asks(caller)).toBe(200)
  }
  // being seen is written every five minutes, so the hours are counted from the call before at the earliest
  house.clock.forward(4 * minute)
  expect(await asks(caller)).toBe(200)
  house.clock.forward(8 * hour - 4 * minute)
  expect(await asks(caller)).toBe(401)
})

test('S7 a session ends 7 days after the sign-in, however busy it was', async () => {
  const caller = await signedIn(house.url, '4a1.02@phuong.test')
  for (let spent = 0; spent < 7 * day - 7 * hour; spent += 7 * hour) {
    house.clock.forward(7 * hour)
    expect(await asks(caller)).toBe(200)
  }
  house.clock.set(new Date(schoolDay.getTime() + 7 * day - minute))
  expect(await asks(caller)).toBe(200)
  house.clock.forward(minute)
  expect(await asks(caller)).toBe(401)
})

test('S7 H105 each sign-in makes an id of its own: one that was brought along opens nothing', async () => {
  const victim = new Caller(house.url)
  const brought = 'sid=planted'
  victim.cookie = brought
  await victim.signIn('4a1.04@phuong.test')
  expect(victim.cookie).not.toBe(brought)
  const attacker = new Caller(house.url)
  attacker.cookie = brought
  expect(await asks(attacker)).toBe(401)
  const first = victim.cookie
  await victim.signIn('4a1.04@phuong.test')
  expect(victim.cookie).not.toBe(first)
  // the one that was replaced is over, with a wrong password it goes on
  const left = new Caller(house.url)
  left.cookie = first
  expect(await asks(left)).toBe(401)
  expect((await victim.signIn('4a1.04@phuong.test', 'sai mật khẩu')).status).toBe(401)
  expect(await asks(victim)).toBe(200)
})

test('S7 H105 somebody else who signs in at the same browser, by the other door too, ends the session before', async () => {
  const browser = new Caller(house.url)
  await browser.signIn('4a1.04@phuong.test')
  const left = new Caller(house.url)
  left.cookie = browser.cookie
  expect(await asks(left)).toBe(200)
  const { status } = await browser.send('POST', '/login', { email: '4a1.06@phuong.test', password: demoPassword })
  expect(status).toBe(200)
  expect(await asks(left)).toBe(401)
  expect(await asks(browser)).toBe(200)
})

test('S7 an account that is locked is nobody with its next call, and a role that is taken is gone with it', async () => {
  const locked = await signedIn(house.url, '4a1.05@phuong.test')
  await house.db.updateTable('users').set({ status: 'LOCKED' }).where('email', '=', '4a1.05@phuong.test').execute()
  expect(await asks(locked)).toBe(401)

  const teacher = await signedIn(house.url, 'co.lan@phuong.test')
  expect((await teacher.call('CLASSES_GetClasses_ByTeacherId')).status).toBe(200)
  await house.db
    .deleteFrom('user_roles')
    .where('user_id', 'in', house.db.selectFrom('users').where('email', '=', 'co.lan@phuong.test').select('id'))
    .execute()
  expect((await teacher.call('CLASSES_GetClasses_ByTeacherId')).status).toBe(403)
})
