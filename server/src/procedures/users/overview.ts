import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { ROLES, type RoleId } from '@phuong/domain/people/roles'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { defineProcedure } from '../define.ts'
import { accountColumns, accountRow, toAccountRow } from './account-row.ts'

/** Accounts that the overview names of each kind that waits. */
const named = 5

/** Kinds of accounts that wait for somebody's decision, as conditions over `users`. */
const waiting = {
  /** teachers whom nobody has verified (D05) */
  unverified: sql`users.verified_at is null and exists (
    select from user_roles where user_roles.user_id = users.id and user_roles.role_id = ${ROLE_CATALOGUE.teacher.id})`,
  /** accounts without any role, which open nothing (C-090, C-091) */
  withoutRole: sql`not exists (select from user_roles where user_roles.user_id = users.id)`,
} as const satisfies Record<string, RawBuilder<unknown>>

const waitingAccounts = z.object({ count: z.int(), newest: z.array(accountRow) })

/**
 * What the administrator's home shows of the accounts: how many have each role, and those that wait for a decision, counted,
 * the newest of them by name.
 */
export const usersOverview = defineProcedure({
  name: 'USERS_Overview',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({}),
  output: z.object({
    /** each of the five roles; who has two is counted twice */
    byRole: z.array(z.object({ roleId: z.literal(ROLES.map(({ id }) => id)), count: z.int() })),
    unverified: waitingAccounts,
    withoutRole: waitingAccounts,
  }),
  handle: async ({ db }) => {
    const { rows: byRole } = await sql<{ roleId: RoleId; count: number }>`
      select roles.id as "roleId", (
        select count(*)::int from user_roles join users on users.id = user_roles.user_id
        where user_roles.role_id = roles.id and users.status <> 'DELETED'
      ) as count
      from roles where roles.id = any(${ROLES.map(({ id }) => id)}::smallint[]) order by roles.id`.execute(db)
    const accounts = async (condition: RawBuilder<unknown>) => {
      const rows = await db
        .selectFrom('users')
        .where('status', '<>', 'DELETED')
        .where(sql<boolean>`(${condition})`)
        .select(accountColumns)
        .select(sql<number>`(count(*) over ())::int`.as('count'))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(named)
        .execute()
      return { count: rows[0]?.count ?? 0, newest: rows.map(toAccountRow) }
    }
    const unverified = await accounts(waiting.unverified)
    return { rows: [{ byRole, unverified, withoutRole: await accounts(waiting.withoutRole) }] }
  },
})
