import { sql } from 'kysely'
import { newId, newKey } from '../src/chance.ts'
import type { Db } from '../src/db/database.ts'
import { callerFacts, callers } from './access-matrix.ts'
import { schoolDay } from './clock.ts'

/** An account beside those of the demo school, with their password. @returns its id */
export const makeAccount = async (
  db: Db,
  account: { email: string; school: number | null; roleId: number | null; status?: string },
): Promise<string> => {
  const id = newId(schoolDay)
  await sql`insert into users (id, user_code, email, full_name, last_name, first_name, search_key, password_hash,
      password_changed_at, queue_key, school_id, status, created_at, updated_at)
    select ${id}, ${`M${id}`}, ${account.email}, ${account.email}, '', ${account.email}, ${account.email}, password_hash,
      ${schoolDay}, ${newKey()}, ${account.school}, ${account.status ?? 'ACTIVE'}, ${schoolDay}, ${schoolDay}
    from users where email = 'co.lan@phuong.test'`.execute(db)
  await db.insertInto('login_names').values({ key: account.email, user_id: id, kind: 'email' }).execute()
  if (account.roleId !== null)
    await db.insertInto('user_roles').values({ user_id: id, role_id: account.roleId }).execute()
  return id
}

/** The accounts of those callers of the matrix whom the demo school does not have. */
export const makeCallers = async (db: Db): Promise<void> => {
  for (const caller of callers) {
    const { email, becomes } = callerFacts[caller]
    if (email !== null && becomes !== undefined)
      await becomes(db, await makeAccount(db, { email, school: null, roleId: null }))
  }
}
