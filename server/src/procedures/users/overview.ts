import { ROLES, type RoleId } from '@phuong/domain/people/roles'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineProcedure } from '../define.ts'
import { accountColumns, accountRow, toAccountRow } from './account-row.ts'

/** Accounts that the overview shows of those that were made last. */
const newestAccounts = 8

/** What the administrator's home shows of the accounts: how many have each role, and those that were made last. */
export const usersOverview = defineProcedure({
  name: 'USERS_Overview',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({}),
  output: z.object({
    /** each of the five roles; who has two is counted twice */
    byRole: z.array(z.object({ roleId: z.literal(ROLES.map(({ id }) => id)), count: z.int() })),
    newest: z.array(accountRow),
  }),
  handle: async ({ db }) => {
    const { rows: byRole } = await sql<{ roleId: RoleId; count: number }>`
      select roles.id as "roleId", (
        select count(*)::int from user_roles join users on users.id = user_roles.user_id
        where user_roles.role_id = roles.id and users.status <> 'DELETED'
      ) as count
      from roles where roles.id = any(${ROLES.map(({ id }) => id)}::smallint[]) order by roles.id`.execute(db)
    const newest = await db
      .selectFrom('users')
      .where('status', '<>', 'DELETED')
      .select(accountColumns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(newestAccounts)
      .execute()
    return { rows: [{ byRole, newest: newest.map(toAccountRow) }] }
  },
})
