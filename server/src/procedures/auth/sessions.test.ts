import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

type Session = { id: string; userAgent: string | null; createdDate: string; lastSeenDate: string; isThis: boolean }
const sessionsOf = async (caller: Caller): Promise<Session[]> => {
  const { body } = await caller.call('USERS_Sessions_Get', {}, 'query/first')
  return (body.result as { sessions: Session[] }).sessions
}
const end = async (caller: Caller, id: string) => {
  const { status, body } = await caller.call('USERS_Session_End', { id }, 'execute')
  return [status, body.rowsAffected]
}
const isIn = async (caller: Caller) => (await caller.call('Classes_GetJoinedClasses_ByStudentId')).status === 200

test('an own session of another device is listed and ended; this one, and those of others, are not', async () => {
  const here = await signedIn(house.url, '4a1.15@phuong.test')
  const there = await signedIn(house.url, '4a1.15@phuong.test')
  const stranger = await signedIn(house.url, '4a1.16@phuong.test')
  const [own, other, ...more] = await sessionsOf(here)
  expect([own?.isThis, other?.isThis, more]).toEqual([true, false, []])
  expect(own).toMatchObject({ createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) })
  // what it is called opens nothing and does not stand in the table
  const rows = await house.db.selectFrom('sessions').select('token_hash').execute()
  expect(rows.map(({ token_hash }) => token_hash.toString('hex'))).not.toContain(own?.id)

  expect(await end(stranger, other?.id ?? '')).toEqual([200, 0])
  expect(await end(here, own?.id ?? '')).toEqual([200, 0])
  expect([await isIn(here), await isIn(there)]).toEqual([true, true])
  expect(await end(here, other?.id ?? '')).toEqual([200, 1])
  expect([await isIn(here), await isIn(there), await isIn(stranger)]).toEqual([true, false, true])
  expect(await end(here, other?.id ?? '')).toEqual([200, 0])
  expect(await sessionsOf(here)).toHaveLength(1)
})

test('A-198 who uses a sample account neither sees nor ends the sessions of others who use it', async () => {
  const here = await signedIn(house.url, 'hs.lop2@phuong.test')
  const there = await signedIn(house.url, 'hs.lop2@phuong.test')
  const [own, ...more] = await sessionsOf(here)
  const [other] = await sessionsOf(there)
  expect([own?.isThis, more, other?.isThis]).toEqual([true, [], true])
  expect(other?.id).not.toBe(own?.id)
  expect(await end(here, other?.id ?? '')).toEqual([200, 0])
  expect([await isIn(here), await isIn(there)]).toEqual([true, true])
})

test('a session that is over is not listed', async () => {
  const here = await signedIn(house.url, '4a1.17@phuong.test')
  await signedIn(house.url, '4a1.17@phuong.test')
  const { userId } = await house.db
    .selectFrom('users')
    .where('email', '=', '4a1.17@phuong.test')
    .select('id as userId')
    .executeTakeFirstOrThrow()
  const other = (await sessionsOf(here)).find(({ isThis }) => !isThis)
  expect(other).toBeDefined()
  const dayAgo = new Date(house.clock.now().getTime() - 86_400_000)
  await house.db.updateTable('sessions').set({ last_seen_at: dayAgo }).where('user_id', '=', userId).execute()
  expect((await sessionsOf(await signedIn(house.url, '4a1.17@phuong.test'))).map(({ isThis }) => isThis)).toEqual([
    true,
  ])
})
