import type { HostProfile } from '@phuong/domain/site/host-profiles'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { schoolDay } from '../../../testing/clock.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { readSettings } from '../../settings.ts'
import { freshMs } from './held-table.ts'
import { openHosts } from './hosts.ts'
import { takeOverHosts } from './take-over-hosts.ts'

let house: TestHouse
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

const later = (milliseconds: number) => new Date(schoolDay.getTime() + milliseconds)
const setProfile = async (profile: HostProfile) => {
  await house.db.deleteFrom('hosts').execute()
  await house.db.insertInto('hosts').values({ host: 'hoc.vn', profile, changed_at: schoolDay }).execute()
}
const start = async (HOSTS: string, more: Record<string, string> = {}) => {
  const lines: string[] = []
  await takeOverHosts(house.db, readSettings({ HOSTS, ...more }), schoolDay, (line) => lines.push(line))
  return lines
}
const table = async () =>
  (await house.db.selectFrom('hosts').select(['host', 'profile', 'higher_education']).orderBy('host').execute()).map(
    ({ host, profile, higher_education }) => [host, profile, higher_education],
  )

test('A-022 the first start that has HOSTS fills the table, and then the table stands', async () => {
  expect(await start('')).toEqual([])
  expect(await start('heid.vn=heid+higher,doi-tac.vn=partner')).toEqual(['2 host names taken over from HOSTS'])
  const whole = [
    ['doi-tac.vn', 'partner', false],
    ['heid.vn', 'heid', true],
  ]
  expect(await table()).toEqual(whole)
  expect(await start('khac.vn=preview')).toEqual([
    'HOSTS is not read any more: host names are edited at /lms/admin/hosts',
  ])
  expect(await table()).toEqual(whole)
  // also where nothing is left in it
  await house.db.deleteFrom('hosts').execute()
  await start('khac.vn=preview')
  expect(await table()).toEqual([])
})

test('A-022 C-551 a start finds the host of the table that stands in the frame', async () => {
  await start('hoc.vn=main')
  const framed = (page: string) =>
    takeOverHosts(house.db, readSettings({ OLYMPIC_ENGLISH_URL: page }), schoolDay, () => {})
  expect(await framed('https://HOC.vn/x')).toBe('hoc.vn')
  expect(await framed('https://khac.vn/x')).toBeNull()
})

test('A-022 what another server has changed is known after some seconds, and is not asked for before', async () => {
  const hosts = openHosts({ settings: house.settings, db: house.db })
  await setProfile('partner')
  expect((await hosts.of('hoc.vn', schoolDay)).profile).toBe('partner')
  await setProfile('heid')
  expect((await hosts.of('hoc.vn', later(freshMs - 1))).profile).toBe('partner')
  expect((await hosts.of('hoc.vn', later(freshMs))).profile).toBe('heid')
  // a clock that was set back does not hold it for ever
  await setProfile('preview')
  expect((await hosts.of('hoc.vn', schoolDay)).profile).toBe('preview')
})

test('A-022 a change through this server is known at once, also where a read was under way', async () => {
  const hosts = openHosts({ settings: house.settings, db: house.db })
  await setProfile('partner')
  const early = hosts.of('hoc.vn', schoolDay)
  await setProfile('heid')
  await hosts.renew(schoolDay)
  expect((await hosts.of('hoc.vn', schoolDay)).profile).toBe('heid')
  await early
  expect((await hosts.of('hoc.vn', schoolDay)).profile).toBe('heid')
})

test('A-022 while the database does not answer, the table stands as it was known last; before that, as HOSTS says', async () => {
  const hosts = openHosts({ settings: readSettings({ HOSTS: 'hoc.vn=preview' }), db: house.db })
  await setProfile('partner')
  const client = await house.pool.connect()
  try {
    await client.query('begin; lock table hosts in access exclusive mode')
    expect((await hosts.of('hoc.vn', schoolDay)).profile).toBe('preview')
    await client.query('rollback')
    await hosts.renew(schoolDay)
    expect((await hosts.of('hoc.vn', schoolDay)).profile).toBe('partner')
    await client.query('begin; alter table hosts rename to gone')
    expect((await hosts.of('hoc.vn', later(freshMs))).profile).toBe('partner')
    await client.query('rollback')
  } finally {
    client.release()
  }
})
