import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../testing/database.ts'
import { openPool, openReserved } from '../../db/database.ts'
import { installationKey } from './installation-key.ts'

let first: FreshDatabase
let second: FreshDatabase
beforeAll(async () => {
  first = await freshDatabase()
  second = await freshDatabase()
})
afterAll(() => Promise.all([first.drop(), second.drop()]))

/** Servers over one database, each with connections of its own, that ask for the key at once. */
const keysOf = async ({ connection }: FreshDatabase, servers: number): Promise<string[]> => {
  const pools = Array.from({ length: servers }, (_, at) => (at % 2 ? openReserved : openPool)(connection, () => {}))
  const keys = await Promise.all(pools.map(({ db }) => installationKey(db, 'of a test')))
  await Promise.all(pools.map(({ db }) => db.destroy()))
  return keys.map((key) => key.toString('hex'))
}

test('S3 D20 servers over one database have one key of 32 bytes, also when they start at once and at the next start', async () => {
  const atOnce = await keysOf(first, 6)
  expect(new Set(atOnce).size).toBe(1)
  expect(atOnce[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(await keysOf(first, 2)).toEqual([atOnce[0], atOnce[0]])
})

test('S3 every database has its own', async () => {
  expect(await keysOf(second, 1)).not.toEqual(await keysOf(first, 1))
})
