import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import { withOwner } from '../../src/services/classes/class-rows.ts'

export type Pupil = { readonly key: string; readonly id: string; readonly name: string }
export type SchoolClass = {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly grade: number
  readonly teacherId: string
  readonly schoolYearId: number
  /** by their address */
  readonly pupils: readonly Pupil[]
}

type Membership = Omit<SchoolClass, 'pupils'> & { pupil: string; pupilId: string; pupilName: string }

/** The classes of these codes as they are now, in this order, with the pupils who are still in them; one statement. */
export const readClasses = async (db: Db, codes: readonly string[]): Promise<SchoolClass[]> => {
  const { rows } = await sql<Membership>`
    select classes.id, classes.class_name as name, teacher.id as "teacherId",
      classes.code, classes.grade, classes.school_year_id as "schoolYearId", login_names.key as pupil,
      users.id as "pupilId", users.full_name as "pupilName"
    from classes ${withOwner} join class_members on class_members.class_id = classes.id and class_members.left_at is null
    join users on users.id = class_members.student_id
    join login_names on login_names.user_id = users.id and login_names.kind = 'email'
    where classes.code = any(${codes}) and classes.archived_at is null
    order by array_position(${codes}::text[], classes.code), login_names.key`.execute(db)
  const classes = new Map<string, SchoolClass>()
  for (const { pupil, pupilId, pupilName, ...schoolClass } of rows) {
    const known = classes.get(schoolClass.id) ?? { ...schoolClass, pupils: [] }
    classes.set(schoolClass.id, { ...known, pupils: [...known.pupils, { key: pupil, id: pupilId, name: pupilName }] })
  }
  return [...classes.values()]
}
