import { parseDate } from '@phuong/domain/format/dates'
import { cleanText } from '@phuong/domain/names/clean'
import { hasRole, isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { isSample } from '../services/people/account-lists.ts'
import { namingRoleId, personColumns } from '../services/people/people.ts'
import { daySchema, defineEntity, maxInteger } from './define.ts'
import { entityTexts } from './texts.ts'

/** The nine fields of a profile that a person may write, each as its form sends it. */
const writable = z.object({
  fullName: z.string().transform(cleanText).pipe(z.string().min(1).max(200)),
  phone: z.string().regex(/^\d{10}$/, entityTexts.badPhone),
  sex: z.union([z.boolean(), z.literal(0), z.literal(1)]).transform((value) => value === true || value === 1),
  // 1900-01-01 is how an empty date is written (B-711)
  dateofBirth: daySchema.nullable().transform((day) => parseDate(day)),
  schoolTypeId: z.int().min(0).max(3),
  cityId: z.int().positive().max(maxInteger).nullable(),
  departmentId: z.int().positive().max(maxInteger).nullable(),
  schoolName: z.string().transform(cleanText).pipe(z.string().min(1).max(200)),
  classId: z.int().min(0).max(12).nullable(),
})

/**
 * Accounts through the generic doors: a person reads and writes the own row, an administrator any (D02); a manager reads
 * the people of the own school (D05). Nothing of a password is a field here, so none can be asked for (A-378, H118).
 */
export const users = defineEntity({
  subModule: 'USERS',
  name: 'Users',
  read: {
    allow: 'authenticated',
    fields: {
      id: { kind: 'uuid', sql: sql`users.id`, filter: true },
      rowId: { kind: 'uuid', sql: sql`users.id` },
      userCode: { kind: 'text', sql: sql`users.user_code`, filter: true, sort: true },
      email: { kind: 'text', sql: sql`users.email`, filter: true, sort: true },
      userName: { kind: 'text', sql: sql`users.user_name`, filter: true },
      fullName: {
        kind: 'text',
        sql: sql`users.full_name`,
        sort: sql`coalesce(users.calling_name, users.first_name) collate vi_names`,
      },
      lastName: { kind: 'text', sql: sql`users.last_name` },
      firstName: { kind: 'text', sql: sql`users.first_name` },
      phone: { kind: 'text', sql: sql`users.phone` },
      sex: { kind: 'boolean', sql: sql`users.sex` },
      dateofBirth: { kind: 'date', sql: sql`users.date_of_birth` },
      schoolId: { kind: 'integer', sql: sql`users.school_id`, filter: true },
      schoolName: { kind: 'text', sql: sql`users.school_name` },
      schoolTypeId: { kind: 'integer', sql: sql`users.school_type_id`, filter: true, sort: true },
      classId: { kind: 'integer', sql: sql`users.grade`, filter: true, sort: true },
      cityId: { kind: 'integer', sql: sql`users.city_id` },
      departmentId: { kind: 'integer', sql: sql`users.department_id` },
      avatarUrl: { kind: 'text', sql: sql`users.avatar_url` },
      roleId: {
        kind: 'integer',
        sql: namingRoleId,
        filter: true,
      },
      verified: { kind: 'boolean', sql: sql`(users.verified_at is not null)`, filter: true },
      createdDate: { kind: 'moment', sql: sql`users.created_at`, sort: true },
    },
    from: () => sql`users`,
    where: (user) => {
      if (isAdministrator(user)) return sql`users.status <> 'DELETED'`
      if (hasRole(user, 'manager') && user.schoolId !== null)
        return sql`users.status <> 'DELETED' and (users.school_id = ${user.schoolId} or users.id = ${user.id})`
      return sql`users.id = ${user.id}`
    },
    order: sql`users.created_at desc, users.id desc`,
  },
  update: {
    allow: 'authenticated',
    input: writable,
    handle: async ({ db, now, user }, id, wanted) => {
      // the id names a person, so a foreign one is refused as such (docs/protocol.md 1)
      if (id !== user.id && !isAdministrator(user)) throw refuse('FORBIDDEN')
      const target = await db
        .selectFrom('users')
        .where('users.id', '=', id)
        .where('users.status', '<>', 'DELETED')
        .select(['users.school_type_id', 'users.calling_name', isSample.as('sample')])
        .executeTakeFirst()
      if (!target) return 0
      if (target.sample) throw refuse('FORBIDDEN')
      const levelChanges = wanted.schoolTypeId !== undefined && wanted.schoolTypeId !== target.school_type_id
      const pupil = hasRole(user, 'student')
      // a pupil corrects level and class, a teacher sets an empty level once, afterwards only an admin
      if (levelChanges && !pupil && target.school_type_id !== null && !user.isAdmin) throw refuse('FORBIDDEN')
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({
          ...(wanted.fullName === undefined ? {} : personColumns(wanted.fullName, target.calling_name)),
          phone: wanted.phone,
          sex: wanted.sex,
          date_of_birth: wanted.dateofBirth,
          school_type_id: wanted.schoolTypeId,
          city_id: wanted.cityId,
          department_id: wanted.departmentId,
          school_name: wanted.schoolName,
          grade: wanted.classId,
          updated_at: now,
        })
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  },
})
