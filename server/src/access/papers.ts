import { isAdministrator } from '@phuong/domain/people/roles'
import { type RawBuilder, sql } from 'kysely'
import type { SessionUser } from './session-user.ts'

/** Who works on papers (C-257). */
export const paperStaff = ['testbank', 'administrator'] as const

type Table = 'papers' | 'questions'

/**
 * Who edits a paper or a question of the bank (C-257, D04), as a condition over its row: its creator, an administrator,
 * and what the product brought along, which nobody has created, everybody of the test bank.
 */
export const editsOfBank = (user: SessionUser, table: Table): RawBuilder<boolean> =>
  isAdministrator(user)
    ? sql`true`
    : sql`(${sql.ref(`${table}.created_by`)} is null or ${sql.ref(`${table}.created_by`)} = ${user.id})`

/** Whose papers and questions staff of the test bank sees: what it edits, and what is PUBLIC. */
export const seesOfBank = (user: SessionUser, table: Table): RawBuilder<boolean> =>
  isAdministrator(user) ? sql`true` : sql`(${editsOfBank(user, table)} or ${sql.ref(`${table}.visibility`)} = 'PUBLIC')`
