import { randomBytes } from 'node:crypto'
import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { loginKey } from '@phuong/domain/people/login-name'
import { sql } from 'kysely'
import { newId, newKey, newUserCode } from '../../src/chance.ts'
import { type Db, inTransaction } from '../../src/db/database.ts'
import { type Passwords, sha1HexOf } from '../../src/services/auth/passwords.ts'
import { personColumns } from '../../src/services/people/people.ts'

/** How long the link of the first start may be used, milliseconds. */
const linkLifeMs = 24 * 3_600_000
const userName = 'admin'

/**
 * Makes the first administrator of an installation without the demo school, when there is none that has ever set a
 * password, and answers the path of a one-time link. The code stands behind #, so that no server and no log ever sees it;
 * it is good once, for a day, and must be replaced at the first sign-in (S21, D12). Null when there is an administrator.
 * @param code what is signed in with once; nobody chose it, so the list of common passwords is not asked (D66)
 */
export const firstAdministrator = async (
  db: Db,
  passwords: Passwords,
  now: Date,
  code = randomBytes(18).toString('base64url'),
): Promise<string | null> => {
  const { rows } = await sql<{ id: string; pending: boolean }>`
    select users.id, users.must_change_password and users.user_name = ${userName} as pending
    from users join user_roles on user_roles.user_id = users.id
    where role_id = ${ROLE_CATALOGUE.administrator.id} and status = 'ACTIVE'`.execute(db)
  if (rows.some(({ pending }) => !pending)) return null
  const password_hash = await passwords.store(sha1HexOf(code))
  const common = {
    password_hash,
    password_changed_at: now,
    temporary_password_expires_at: new Date(now.getTime() + linkLifeMs),
    must_change_password: true,
    updated_at: now,
  }
  const [waiting] = rows
  await inTransaction(db, async (tx) => {
    if (waiting) {
      await tx.updateTable('users').set(common).where('id', '=', waiting.id).execute()
      return
    }
    const id = newId(now)
    await tx
      .insertInto('users')
      .values({
        id,
        user_code: newUserCode('administrator'),
        user_name: userName,
        ...personColumns('Quản trị viên'),
        queue_key: newKey(),
        created_at: now,
        ...common,
      })
      .execute()
    await tx
      .insertInto('login_names')
      .values({ key: loginKey(userName), user_id: id, kind: 'userName' })
      .execute()
    await tx.insertInto('user_roles').values({ user_id: id, role_id: ROLE_CATALOGUE.administrator.id }).execute()
    for (const list of ['document-library', 'question-types', 'offline-ebooks'])
      await tx.insertInto('account_list_entries').values({ list, user_id: id, value: null, added_at: now }).execute()
  })
  return `/auth#${new URLSearchParams({ user: userName, code })}`
}
