import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { gate } from './gate.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('so much runs at once, the rest waits in its order, and what is too much is told to come back', async () => {
  const pass = gate({ atOnce: 2, maxWaiting: 3 })
  const ends: (() => void)[] = []
  const began: number[] = []
  const work = (number: number) =>
    pass(async () => {
      began.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    })
  const all = [1, 2, 3, 4, 5].map(work)
  await expect(work(6)).rejects.toMatchObject({ code: 'BUSY', retryAfter: 3 })
  expect(began).toEqual([1, 2])
  for (const next of [3, 4, 5, null, null]) {
    ends.shift()?.()
    await expect.poll(() => began.at(-1)).toBe(next ?? 5)
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5])
  // a place that was given back is taken again
  const last = work(7)
  await expect.poll(() => began.at(-1)).toBe(7)
  ends.shift()?.()
  expect(await last).toBe(7)
})

test('S31 sign-ins that wait for their turn keep nobody from the database who is signed in', async () => {
  const pupil = await signedIn(house.url, '4a1.01@phuong.test')
  // somebody holds the turn of an account
  const holder = new pg.Client(house.database.connection)
  await holder.connect()
  const account = createHash('sha256').update('4a1.02@phuong.test').digest('hex')
  await holder.query('select pg_advisory_lock(hashtextextended($1, 7))', [account])
  const waiting = Array.from({ length: 60 }, () => new Caller(house.url).signIn('4a1.02@phuong.test', 'wrong'))
  const waiters = async () =>
    (await holder.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rows.length
  await expect.poll(waiters).toBeGreaterThan(0)
  for (let time = 0; time < 5; time += 1) expect((await pupil.call('USERS_Me')).status).toBe(200)
  await holder.end()
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
})
