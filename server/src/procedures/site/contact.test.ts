import { noContact } from '@phuong/domain/site/contact'
import { contactFaults } from '@phuong/domain/site/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
let administrator: Caller
beforeAll(async () => {
  house = await openHouse()
  administrator = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())

const contact = {
  address: '12 Lê Hồng Phong, Hải Phòng',
  phone: '0225 3 123 456',
  partnerName: 'Thư viện Lá Xanh',
  partnerUrl: 'https://la-xanh.vn',
  providerHome: 'https://phuong.vn',
}
const read = async () => (await new Caller(house.url).call('SITE_Contact_Get', {}, 'query/first')).body.result
const set = (values: object) => administrator.call('SITE_Contact_Set', values, 'execute')
const entries = () =>
  house.db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'actor_id')
    .where('action', '=', 'site-changed')
    .select(['users.email', 'details'])
    .orderBy('audit_log.id')
    .execute()

test('C-037 C-050 C-058 a visitor is told what an administrator has written, and nothing before', async () => {
  expect(await read()).toEqual(noContact)
  const { status, body } = await set({ ...contact, address: `  ${contact.address} ` })
  expect([status, body.rowsAffected]).toEqual([200, 1])
  expect(await read()).toEqual(contact)
})

test('C-050 S20 the log says who has changed what; the same once more is no news', async () => {
  await set(contact)
  const before = (await entries()).length
  expect((await set(contact)).body.rowsAffected).toBe(0)
  expect((await set({ ...contact, phone: '0912 345 678' })).body.rowsAffected).toBe(1)
  const after = await entries()
  expect(after.length).toBe(before + 1)
  expect(after.at(-1)).toEqual({
    email: 'admin@phuong.test',
    details: { before: { phone: contact.phone }, after: { phone: '0912 345 678' } },
  })
})

test('H160 who saw other words is told the newer ones, and changes nothing', async () => {
  await set(contact)
  const { status, body } = await set({ ...contact, address: 'Phố Huế', seen: { address: 'Nơi cũ' } })
  expect([status, body.code, body.newer]).toEqual([409, 'STALE', { address: contact.address }])
  expect(await read()).toEqual(contact)
})

test.each([
  [{ phone: 'gọi cô Lan' }, { phone: contactFaults.phone }],
  [{ partnerUrl: 'http://la-xanh.vn' }, { partnerUrl: contactFaults.partnerUrl }],
  [{ partnerUrl: 'javascript:alert(1)' }, { partnerUrl: contactFaults.partnerUrl }],
  [{ partnerName: '' }, { partnerName: contactFaults.partnerName }],
  [{ providerHome: '//phuong.vn' }, { providerHome: contactFaults.providerHome }],
])('C-037 C-050 C-058 %o is refused with its field', async (part, fields) => {
  await set(contact)
  const { status, body } = await set({ ...contact, ...part })
  expect([status, body.code, body.fields]).toEqual([400, 'BAD_PARAMETERS', fields])
  expect(await read()).toEqual(contact)
})

test('C-050 what is too long is refused', async () => {
  for (const part of [{ address: 'a'.repeat(201) }, { partnerName: 'a'.repeat(41) }])
    expect((await set({ ...contact, ...part })).status).toBe(400)
})
