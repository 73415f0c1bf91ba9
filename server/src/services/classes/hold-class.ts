import type { ClassAct } from '@phuong/domain/people/class-roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { mayInClass } from '../../access/classes.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'

/** What somebody may do who changes a class: its list, or the class itself with its teachers. */
type Changing = Extract<ClassAct, 'enrol' | 'keep'>

/** A class that somebody changes, held until the transaction ends. */
export type HeldClass = {
  id: string
  className: string
  grade: number | null
  schoolId: number | null
  schoolName: string | null
}

/**
 * Holds classes, in the order of their ids, so that two who hold the same ones take turns.
 * @returns those in which the caller may do this; the others do not exist, are archived, or are not the caller's to change
 */
export const holdClasses = async (
  tx: Db,
  user: SessionUser,
  ids: readonly string[],
  act: Changing = 'enrol',
): Promise<HeldClass[]> => {
  // what they may do is asked once nobody changes it any more: who waited here may have lost the place meanwhile
  await sql`select from classes where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
  const { rows } = await sql<HeldClass>`
    select classes.id, classes.class_name as "className", classes.grade, classes.school_id as "schoolId",
      schools.name as "schoolName"
    from classes left join schools on schools.id = classes.school_id
    where classes.id = any(${ids}::uuid[]) and classes.archived_at is null and ${mayInClass(user, act)}`.execute(tx)
  return rows
}

/** Holds a class in which the caller may do this. @throws FORBIDDEN, as for one that is not there (B-097) */
export const holdClass = async (tx: Db, user: SessionUser, id: string, act: Changing = 'enrol'): Promise<HeldClass> => {
  const [row] = await holdClasses(tx, user, [id], act)
  if (row === undefined) throw refuse('FORBIDDEN')
  return row
}
