import { parseDate } from '@phuong/domain/format/dates'
import { cleanText } from '@phuong/domain/names/clean'
import { hasRole, isAdministrator } from '@phuong/domain/people/roles'
import { sql } from 'kysely'
import { z } from 'zod'
import { proveOwnPassword } from '../services/auth/current-password.ts'
import { isSample } from '../services/people/account-lists.ts'
import { changeProfile } from '../services/people/change-profile.ts'
import { namingRoleId } from '../services/people/people.ts'
import { daySchema, defineEntity, maxInteger } from './define.ts'

/** The nine fields of a profile that a person may write, each as its form sends it; `profileFaults` judges them. */
const writable = z.object({
  fullName: z.string().transform(cleanText).pipe(z.string().min(1).max(200)),
  phone: z
    .string()
    .max(200)
    .nullable()
    .transform((phone) => phone || null),
  sex: z.union([z.boolean(), z.literal(0), z.literal(1)]).transform((value) => value === true || value === 1),
  // 1900-01-01 is how an empty date is written (B-711)
  dateofBirth: daySchema.nullable().transform((day) => parseDate(day)),
  schoolTypeId: z.int().min(0).max(3).nullable(),
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
    before: async (context, id, wanted, currentPassword) => {
      const { db, user } = context
      if (id !== user.id || wanted.phone === undefined) return
      const { phone, sample } = await db
        .selectFrom('users')
        .where('users.id', '=', id)
        .select(['users.phone', isSample.as('sample')])
        .executeTakeFirstOrThrow()
      // of a sample account nothing is changed, and no password is tried
      if (!sample && phone !== wanted.phone) await proveOwnPassword(context, currentPassword)
    },
    handle: (context, id, wanted) => changeProfile(context, id, wanted),
  },
})
