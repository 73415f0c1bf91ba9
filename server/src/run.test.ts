import { type AccessRule, faultOfRule } from '@phuong/domain/people/route-access'
import { Refusal, refuse } from '@phuong/domain/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signedIn } from '../testing/caller.ts'
import { openHouse, type TestHouse } from '../testing/house.ts'
import type { SessionUser } from './access/session-user.ts'
import type { Entity } from './entities/define.ts'
import { entities } from './entities/registry.ts'
import { type AnyProcedure, defineProcedure } from './procedures/define.ts'
import { procedures, strictLists } from './procedures/registry.ts'
import { admit, type RequestContext, run } from './run.ts'
import { hashToken, sessionReader, startSession } from './services/auth/sessions.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Somebody as a request of theirs would know them at this moment. */
const userOf = async (email: string): Promise<SessionUser> => {
  const { id } = await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()
  const now = house.clock.now()
  const token = await startSession(house.db, id, now, null)
  return (await sessionReader(house.db, strictLists)({ tokenHash: hashToken(token), now })) as SessionUser
}

const verdict = (rule: AccessRule & { beforePasswordChange?: boolean }, user: SessionUser | null): string => {
  try {
    admit(rule, user)
    return 'may'
  } catch (fault) {
    expect(fault).toBeInstanceOf(Refusal)
    return (fault as Refusal).code
  }
}

describe('who may: the server asks the same rule as the routes', () => {
  test('A-107 B-017 C-208 authenticated is everybody with a session, also without a role', async () => {
    await house.db
      .deleteFrom('user_roles')
      .where('user_id', '=', (await userOf('ctv@phuong.test')).id)
      .execute()
    const roleless = await userOf('ctv@phuong.test')
    expect(roleless.role).toBe('null')
    for (const user of [roleless, await userOf('4a1.01@phuong.test'), await userOf('quanly@phuong.test')]) {
      expect(verdict({ allow: 'authenticated' }, user)).toBe('may')
      expect(verdict({ allow: 'visitors' }, user)).toBe('may')
    }
    expect(verdict({ allow: ['student', 'teacher', 'testbank', 'manager', 'administrator'] }, roleless)).toBe(
      'FORBIDDEN',
    )
    expect(verdict({ allow: 'authenticated' }, null)).toBe('NO_SESSION')
    expect(verdict({ allow: 'visitors' }, null)).toBe('may')
  })

  test('A-106 B-018 B-019 C-209 permission is decided by the list alone, whatever the role', async () => {
    const rule: AccessRule = { allow: 'permission', allowedList: 'beans' }
    for (const email of ['co.lan@phuong.test', '4a1.01@phuong.test'])
      expect(verdict(rule, await userOf(email))).toBe('may')
    for (const email of ['admin@phuong.test', 'gv.quantri@phuong.test', '4a1.02@phuong.test'])
      expect(verdict(rule, await userOf(email))).toBe('FORBIDDEN')
  })

  test('B-041 D03 a required list and the role must both hold, for administrators too', async () => {
    const rule: AccessRule = { allow: ['administrator', 'testbank'], requiredList: 'offline-ebooks' }
    expect(verdict(rule, await userOf('admin@phuong.test'))).toBe('may')
    expect(verdict(rule, await userOf('nganhang@phuong.test'))).toBe('FORBIDDEN')
    expect(verdict({ ...rule, allow: ['manager'] }, await userOf('admin@phuong.test'))).toBe('FORBIDDEN')
    await house.db.deleteFrom('account_list_entries').where('list', '=', 'offline-ebooks').execute()
    expect(verdict(rule, await userOf('admin@phuong.test'))).toBe('FORBIDDEN')
  })

  test('D12 before a due change of the password nothing opens but what is made for it', async () => {
    const due = await userOf('gv.doimk@phuong.test')
    expect(verdict({ allow: ['teacher'] }, due)).toBe('MUST_CHANGE_PASSWORD')
    expect(verdict({ allow: 'authenticated' }, due)).toBe('MUST_CHANGE_PASSWORD')
    expect(verdict({ allow: 'authenticated', beforePasswordChange: true }, due)).toBe('may')
    expect(verdict({ allow: 'visitors' }, due)).toBe('may')
    expect(verdict({ allow: ['manager'], beforePasswordChange: true }, due)).toBe('FORBIDDEN')
  })

  test('every rule of the server is one that can be kept', () => {
    const rules = [
      ...(procedures as readonly AnyProcedure[]),
      ...(entities as readonly Entity[]).flatMap(({ read, create, update, remove }) =>
        [read, create, update, remove].filter((verb) => verb !== undefined),
      ),
    ]
    for (const rule of rules) expect(faultOfRule(rule)).toBeNull()
  })
})

describe('the corridor around a handler', () => {
  /** A request of somebody, as a door would hand it over; these handlers use nothing else of it. */
  const requestOf = async (email: string) =>
    ({
      services: house.services,
      db: house.db,
      now: house.clock.now(),
      user: await userOf(email),
      request: { once: null },
    }) as RequestContext

  test('H136 the handler gets what its schema names, the caller what the other schema names', async () => {
    const seen: unknown[] = []
    const procedure = defineProcedure({
      name: 'TEST_Thing_Get',
      kind: 'read',
      allow: 'authenticated',
      input: z.object({ PageNum: z.int().default(1) }),
      output: z.object({ id: z.int(), inner: z.object({ name: z.string() }) }),
      handle: async (_context, input) => {
        seen.push(input)
        const row = { id: 1, password_hash: 'argon2', inner: { name: 'a', token: 'secret' } }
        return { rows: [row, row] }
      },
    })
    const outcome = await run(procedure, { pagenum: 2, role: 'administrator' }, await requestOf('4a1.01@phuong.test'))
    expect(seen).toEqual([{ PageNum: 2 }])
    expect(outcome).toEqual({
      rows: [
        { id: 1, inner: { name: 'a' } },
        { id: 1, inner: { name: 'a' } },
      ],
      rowsAffected: 2,
    })
  })

  test('a row that its schema does not take is a fault, not an answer', async () => {
    const procedure = defineProcedure({
      name: 'TEST_Thing_Get',
      kind: 'read',
      allow: 'visitors',
      input: z.object({}),
      output: z.object({ id: z.int() }),
      handle: async () => ({ rows: [{ id: 'one' as unknown as number }] }),
    })
    await expect(run(procedure, null, await requestOf('4a1.01@phuong.test'))).rejects.toThrow(z.ZodError)
  })

  test('a write that is refused half way leaves nothing behind', async () => {
    const procedure = defineProcedure({
      name: 'TEST_Thing_Save',
      kind: 'write',
      allow: 'authenticated',
      input: z.object({}),
      output: z.object({}),
      handle: async ({ db, user }) => {
        await db.updateTable('users').set({ phone: '0900000000' }).where('id', '=', user.id).execute()
        throw refuse('STALE')
      },
    })
    const request = await requestOf('4a1.01@phuong.test')
    await expect(run(procedure, {}, request)).rejects.toMatchObject({ code: 'STALE' })
    const stored = await house.db
      .selectFrom('users')
      .where('id', '=', request.user?.id ?? '')
      .select('phone')
      .execute()
    expect(stored).toEqual([{ phone: null }])
  })
})

describe('C-211 C-212 C-213 C-215 C-216 the lists of a call', () => {
  const name = 'CLASSES_GetClasses_ByTeacherId'
  const status = async (email: string): Promise<number> => (await (await signedIn(house.url, email)).call(name)).status
  const put = async (list: string, email: string) => {
    const admin = await signedIn(house.url, 'admin@phuong.test')
    expect((await admin.call('ACCOUNTLISTS_Add', { list, email })).status).toBe(200)
  }

  test('they are empty at first: the roles alone decide', async () => {
    expect(await status('co.lan@phuong.test')).toBe(200)
    expect(await status('quanly@phuong.test')).toBe(403)
  })

  test('the allowed list adds accounts to the roles', async () => {
    await put('allowed:/lms/teacher/classes', 'quanly@phuong.test')
    expect(await status('quanly@phuong.test')).toBe(200)
    expect(await status('nganhang@phuong.test')).toBe(403)
    expect(await status('co.lan@phuong.test')).toBe(200)
  })

  test('the strict list, once somebody is on it, admits its members, and admins by role or by list', async () => {
    await put('strict:/lms/teacher/classes', 'thay.minh@phuong.test')
    expect(await status('thay.minh@phuong.test')).toBe(200)
    expect(await status('co.lan@phuong.test')).toBe(403)
    expect(await status('gv.quantri@phuong.test')).toBe(200)
    expect(await status('admin@phuong.test')).toBe(200)
    // it opens nothing to whom the role does not admit
    await put('strict:/lms/teacher/classes', '4a1.01@phuong.test')
    expect(await status('4a1.01@phuong.test')).toBe(403)
    await house.db.deleteFrom('account_list_entries').where('list', 'like', 'strict:%').execute()
    expect(await status('co.lan@phuong.test')).toBe(200)
  })
})
