import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordWeakness } from '../../src/services/auth/weak-passwords.ts'
import { Caller, demoPassword, sha1, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { firstAdministrator } from './first-administrator.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** On the list of D15, and a word of the product with a usual ending (D66). */
const common = demoPassword
const nobody = { fullName: null, email: null, userName: null, schoolName: null }
const make = (code?: string) => firstAdministrator(house.db, house.services.passwords, house.clock.now(), code)

test('D66 a seeded demo password is exempt from the list of common ones: it is on it, and signs in', async () => {
  expect(await passwordWeakness(sha1(common), nobody)).toBe('PASSWORD_TOO_COMMON')
  expect((await new Caller(house.url).signIn('4a1.01@phuong.test', common)).status).toBe(200)
})

test('D66 D12 S21 a generated password is exempt, too: whatever it is, it signs in, and what is chosen in its place is not', async () => {
  expect(await make()).toBeNull()
  await house.db.deleteFrom('user_roles').where('role_id', '=', ROLE_CATALOGUE.administrator.id).execute()
  expect(await make(common)).toBe(`/auth#user=admin&code=${common}`)
  const admin = await signedIn(house.url, 'admin', common)
  expect(await admin.call('JOBS_List')).toMatchObject({ body: { code: 'MUST_CHANGE_PASSWORD' } })
  const choose = (password: string) =>
    admin.call('USERS_ChangePassword', { Email: 'admin', Password: sha1(password) }, 'execute')
  expect(await choose(common)).toMatchObject({ status: 400, body: { code: 'PASSWORD_TOO_COMMON' } })
  expect((await choose('sân trường 8')).status).toBe(200)
  expect((await admin.call('JOBS_List')).status).toBe(200)
  expect(await make()).toBeNull()
})

test('S21 without a code given each is made anew, of 144 bits', async () => {
  const codes: unknown[] = []
  for (let round = 0; round < 2; round++) {
    await house.db.updateTable('users').set({ must_change_password: true }).where('user_name', '=', 'admin').execute()
    codes.push(/^\/auth#user=admin&code=([\w-]{24})$/.exec((await make()) ?? '')?.[1])
  }
  expect(codes).not.toContain(undefined)
  expect(new Set(codes).size).toBe(2)
})
