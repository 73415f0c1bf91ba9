import { sql } from 'kysely'
import { seersOfClass } from '../../../access/classes.ts'
import type { RoomKind } from './define.ts'

/** Those who belong to a class: who sees it in lists and by itself. */
export const classRoom: RoomKind = {
  seers: async (db, id, accounts) => {
    const { rows } = await sql<{ id: string }>`select users.id from classes cross join users where classes.id = ${id}
      and users.id = any(${accounts}::uuid[]) and users.status = 'ACTIVE' and ${seersOfClass}`.execute(db)
    return rows.map((row) => row.id)
  },
}
