import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayInClass } from '../../access/classes.ts'
import { audit } from '../../services/audit/audit.ts'
import { firstPasswordKey, firstPasswordOf } from '../../services/auth/first-passwords.ts'
import { readsCard } from '../../services/classes/renew-password.ts'
import { defineProcedure } from '../define.ts'

type Card = {
  studentId: string
  fullName: string
  dateofBirth: string | null
  className: string
  userName: string
  salt: Buffer
}

/**
 * The cards of the pupils of a class who have not changed their first password yet, by given name (D12, D60). For those who
 * keep the list of the class: of the passwords that they made, and of those of this class that they could renew (D69). For an
 * administrator all of them. Each reading is an entry of the log.
 * @throws FORBIDDEN for a class whose list the caller does not keep
 */
export const classesCards = defineProcedure({
  name: 'CLASSES_Cards_Get',
  kind: 'read',
  allow: ['teacher', 'administrator'],
  input: z.object({
    classId: z.uuid(),
    /** one pupil's alone */
    studentId: z.uuid().nullish(),
  }),
  output: z.object({
    studentId: z.string(),
    fullName: z.string(),
    /** YYYY-MM-DD: it tells namesakes apart */
    dateofBirth: z.string().nullable(),
    className: z.string(),
    userName: z.string(),
    password: z.string(),
  }),
  handle: async ({ db, user, now, request }, { classId, studentId }) => {
    const own = sql`classes.id = ${classId} and classes.archived_at is null and ${mayInClass(user, 'enrol')}`
    const { rows } = await sql<Card>`
      select users.id as "studentId", users.full_name as "fullName", users.date_of_birth::text as "dateofBirth",
        classes.class_name as "className", users.user_name as "userName", first_passwords.salt
      from classes join class_members on class_members.class_id = classes.id and class_members.left_at is null
      join users on users.id = class_members.student_id and users.status <> 'DELETED' and users.must_change_password
      join first_passwords on first_passwords.user_id = users.id
      where ${own} and ${readsCard(user)} and ${studentId == null ? sql`true` : sql`users.id = ${studentId}`}
      order by coalesce(users.calling_name, users.first_name) collate vi_names,
        users.last_name collate vi_names, users.id`.execute(db)
    if (rows.length === 0) {
      const known = await sql`select from classes where ${own}`.execute(db)
      if (known.rows.length === 0) throw refuse('FORBIDDEN')
    } else {
      const entry = { action: 'class-cards-read', actorId: user.id, subject: classId } as const
      await audit(db, { now, request }, { ...entry, details: { pupils: rows.length } })
    }
    const key = await firstPasswordKey(db)
    return { rows: rows.map(({ salt, ...card }) => ({ ...card, password: firstPasswordOf(key, salt) })) }
  },
})
