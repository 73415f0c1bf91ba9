import { contactFaults, hostFaults } from '@phuong/domain/site/texts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

type Row = Record<string, unknown>

const house: TestHouse = await openHouse({ OLYMPIC_ENGLISH_URL: 'https://olympic.example.vn/tieng-anh' })
const administrator: Caller = await signedIn(house.url, 'admin@phuong.test')
afterAll(() => house.close())

const save = (values: object) =>
  administrator.call('SITE_Host_Save', { hostId: null, profile: 'main', ...values }, 'execute')
const remove = (hostId: unknown) => administrator.call('SITE_Host_Delete', { hostId }, 'execute')
const list = async () => (await administrator.call('SITE_Hosts_List')).body.results as Row[]
const idOf = async (host: string) => (await list()).find((row) => row.host === host)?.id
const settingsAt = async (host: string) => {
  const payload = { sqlCommand: 'p_PHUONG_SITE_Settings_Get', parameters: {} }
  const { body } = await house.app.inject({
    method: 'POST',
    url: '/api/v1.0/dynamic/query/first',
    headers: { host, 'sec-fetch-site': 'same-origin' },
    payload,
  })
  const { hostProfile, higherEducation } = JSON.parse(body).result as Row
  return [hostProfile, higherEducation]
}
const entries = () =>
  house.db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'actor_id')
    .where('action', 'in', ['host-kept', 'host-deleted'])
    .select(['users.email', 'action', 'subject', 'details'])
    .orderBy('audit_log.id')
    .execute()
beforeEach(async () => {
  for (const { id } of await list()) await remove(id)
})

test('A-017 A-022 C-018 what an administrator says of a host holds at once, and no more once it is taken out', async () => {
  expect(await settingsAt('hoc.example.vn')).toEqual(['main', false])
  await save({ host: 'hoc.example.vn', profile: 'heid', higherEducation: true })
  expect(await settingsAt('hoc.example.vn')).toEqual(['heid', true])
  expect(await settingsAt('khac.example.vn')).toEqual(['main', false])
  const hostId = await idOf('hoc.example.vn')
  await save({ hostId, host: 'hoc.example.vn', profile: 'partner' })
  expect(await settingsAt('hoc.example.vn:8080')).toEqual(['partner', false])
  expect((await remove(hostId)).body.rowsAffected).toBe(1)
  expect(await settingsAt('hoc.example.vn')).toEqual(['main', false])
})

test('C-016 C-017 localhost stands for what the table says of it', async () => {
  expect(await settingsAt('localhost')).toEqual(['local', false])
  await save({ host: 'localhost', profile: 'preview' })
  expect(await settingsAt('localhost')).toEqual(['preview', false])
})

test.each([
  ['  Hoc.Truong.EDU.vn ', 'hoc.truong.edu.vn'],
  ['Học.Trường.vn', 'xn--hc-68s.xn--trng-rib8295b.vn'],
  ['127.0.0.1', '127.0.0.1'],
  ['[0:0:0:0:0:0:0:1]', '[::1]'],
])('A-022 %s is stored as browsers send it', async (typed, host) => {
  const { body } = await save({ host: typed })
  expect(body.result).toMatchObject({ host })
  expect((await list()).map((row) => row.host)).toEqual([host])
})

test.each([
  ['', hostFaults.missing],
  ['https://hoc.vn', hostFaults.scheme],
  ['hoc.vn/lms', hostFaults.path],
  ['hoc.vn:443', hostFaults.port],
  ['[::1]:443', hostFaults.port],
  ['hoc..vn', hostFaults.wrong],
  ['hoc vn', hostFaults.wrong],
  ['-hoc.vn', hostFaults.wrong],
  ['a@hoc.vn', hostFaults.wrong],
  ['[không]', hostFaults.wrong],
  [`${'a'.repeat(64)}.vn`, hostFaults.wrong],
  ['xn--.vn', hostFaults.wrong],
  ['olympic.example.vn', hostFaults.framed],
])('A-022 %j is refused at its field', async (host, text) => {
  const { status, body } = await save({ host })
  expect([status, body.code, body.fields]).toEqual([400, 'BAD_PARAMETERS', { host: text }])
  expect(await list()).toEqual([])
})

test('A-022 a host stands there once, however it is written, also where one is renamed', async () => {
  await save({ host: 'một.vn' })
  expect((await save({ host: 'MỘT.vn' })).body.fields).toEqual({ host: hostFaults.taken })
  await save({ host: 'hai.vn' })
  const hostId = await idOf('hai.vn')
  expect((await save({ hostId, host: 'một.vn' })).body.fields).toEqual({ host: hostFaults.taken })
  expect((await save({ hostId, host: 'ba.vn' })).status).toBe(200)
  expect((await save({ hostId: 99_999, host: 'bon.vn' })).status).toBe(404)
  expect((await remove(99_999)).body.code).toBe('NO_ROWS')
})

test('A-022 the table is full with 200 hosts', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => ({
    host: `h${at}.vn`,
    profile: 'main' as const,
    changed_at: house.clock.now(),
  }))
  await house.db.insertInto('hosts').values(rows).execute()
  expect((await save({ host: 'them.vn' })).body.fields).toEqual({ host: hostFaults.tooMany })
  expect((await save({ hostId: await idOf('h7.vn'), host: 'them.vn' })).status).toBe(200)
  await house.db.deleteFrom('hosts').execute()
})

test('C-037 a host may name a partner of its own, whole and by https; the one of the partner names none', async () => {
  const partner = { partnerName: 'Nhà sách Sen', partnerUrl: 'https://sen.vn' }
  await save({ host: 'hoc.vn', ...partner })
  expect(await list()).toMatchObject([{ host: 'hoc.vn', ...partner }])
  expect((await save({ host: 'b.vn', partnerName: 'Sen' })).body.fields).toEqual({
    partnerUrl: contactFaults.partnerUrl,
  })
  expect((await save({ host: 'b.vn', ...partner, partnerUrl: 'javascript:alert(1)' })).body.fields).toEqual({
    partnerUrl: contactFaults.partnerUrl,
  })
  await save({ host: 'sen.vn', profile: 'partner', ...partner })
  expect((await list()).find(({ host }) => host === 'sen.vn')).toMatchObject({ partnerName: '', partnerUrl: '' })
})

test('H160 the later of two is told what the earlier has written, and overwrites nothing', async () => {
  await save({ host: 'hoc.vn', profile: 'preview' })
  const hostId = await idOf('hoc.vn')
  const seen = { host: 'hoc.vn', profile: 'main', higherEducation: false }
  const { status, body } = await save({ hostId, host: 'hoc.vn', profile: 'heid', seen })
  expect([status, body.code, body.newer]).toEqual([409, 'STALE', { profile: 'preview' }])
  expect(await list()).toMatchObject([{ profile: 'preview' }])
})

test('S20 the log says who has changed what', async () => {
  const before = (await entries()).length
  await save({ host: 'hoc.vn' })
  const hostId = await idOf('hoc.vn')
  await save({ hostId, host: 'hoc.vn', profile: 'partner' })
  await remove(hostId)
  const facts = { host: 'hoc.vn', higherEducation: false, partnerName: '', partnerUrl: '' }
  const email = 'admin@phuong.test'
  expect((await entries()).slice(before)).toEqual([
    { email, action: 'host-kept', subject: 'hoc.vn', details: { before: null, after: { ...facts, profile: 'main' } } },
    {
      email,
      action: 'host-kept',
      subject: 'hoc.vn',
      details: { before: { ...facts, profile: 'main' }, after: { ...facts, profile: 'partner' } },
    },
    { email, action: 'host-deleted', subject: 'hoc.vn', details: { before: { ...facts, profile: 'partner' } } },
  ])
})
