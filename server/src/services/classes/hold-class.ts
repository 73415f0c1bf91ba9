import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { mayInClass } from '../../access/classes.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'

/** A class whose list somebody changes, held until the transaction ends. */
export type HeldClass = {
  id: string
  className: string
  grade: number | null
  schoolId: number | null
  schoolName: string | null
}

/**
 * Holds classes whose list the caller keeps, in the order of their ids, so that two who hold the same ones take turns.
 * @returns those among them; the others do not exist, are archived, or are not the caller's to change
 */
export const holdClasses = async (tx: Db, user: SessionUser, ids: readonly string[]): Promise<HeldClass[]> => {
  const { rows } = await sql<HeldClass>`
    select classes.id, classes.class_name as "className", classes.grade, classes.school_id as "schoolId",
      schools.name as "schoolName"
    from classes left join schools on schools.id = classes.school_id
    where classes.id = any(${ids}::uuid[]) and classes.archived_at is null and ${mayInClass(user, 'enrol')}
    order by classes.id for no key update of classes`.execute(tx)
  return rows
}

/** Holds a class whose list the caller keeps. @throws NOT_FOUND */
export const holdClass = async (tx: Db, user: SessionUser, id: string): Promise<HeldClass> => {
  const [row] = await holdClasses(tx, user, [id])
  if (row === undefined) throw refuse('NOT_FOUND')
  return row
}
