import { type ClassPlace, type ColleaguePlace, colleagueIn, TEACHER_RIGHTS } from '@phuong/domain/people/class-roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { seesPupilData } from '../../access/classes.ts'
import { wireMoment } from '../../services/assignments/assignment-rows.ts'
import { defineProcedure } from '../define.ts'

/** What stands beside the owner, who may all of it. */
const owned: ColleaguePlace = { may: 'GIVE', homeroom: false }

type Teacher = {
  personId: string
  fullName: string
  email: string | null
  places: ClassPlace[]
  joinedAt: Date
}

/**
 * The teachers of a class: its owner, then the colleagues by given name, with what each may do. For those who teach in it, an
 * administrator and the manager of its school (D05).
 * @throws FORBIDDEN for a class that is not the caller's
 */
export const classesTeachers = defineProcedure({
  name: 'CLASSES_Teachers_Get',
  kind: 'read',
  allow: ['teacher', 'manager', 'administrator'],
  input: z.object({ classId: z.uuid() }),
  output: z.object({
    personId: z.string(),
    fullName: z.string(),
    email: z.string().nullable(),
    owner: z.boolean(),
    /** of a colleague; the owner gives */
    may: z.enum(TEACHER_RIGHTS),
    homeroom: z.boolean(),
    joinedDate: z.string().nullable(),
  }),
  handle: async ({ db, user }, { classId }) => {
    const { rows } = await sql<Teacher>`
      select person.id as "personId", person.full_name as "fullName", person.email,
        jsonb_agg(jsonb_build_object('role', place.role, 'may', place.may)) as places, min(place.joined_at) as "joinedAt"
      from classes join class_people as place on place.class_id = classes.id and place.left_at is null
        and place.role in ('OWNER', 'TEACHER', 'HOMEROOM')
      join users as person on person.id = place.person_id and person.status <> 'DELETED'
      where classes.id = ${classId} and classes.archived_at is null and ${seesPupilData(user)}
      group by person.id
      order by bool_or(place.role = 'OWNER') desc, coalesce(person.calling_name, person.first_name) collate vi_names,
        person.last_name collate vi_names, person.id`.execute(db)
    if (rows.length === 0) throw refuse('FORBIDDEN')
    return {
      rows: rows.map(({ places, joinedAt, ...row }) => ({
        ...row,
        owner: places.some(({ role }) => role === 'OWNER'),
        ...(colleagueIn(places) ?? owned),
        joinedDate: wireMoment(joinedAt),
      })),
    }
  },
})
