import { mustUpdateClass } from '@phuong/domain/people/class-validity'
import { type StoredPerson, toUserProfile, userProfileSchema } from '@phuong/domain/people/user'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { hiddenMenuOf } from './account-lists.ts'

/**
 * The logged-in user as login and USERS_Me answer it: the profile, the menu paths that are hidden from it, and
 * whether level and class are asked for before anything else.
 */
export const meSchema = userProfileSchema.extend({ hiddenMenu: z.array(z.string()), mustUpdateClass: z.boolean() })
export type Me = z.infer<typeof meSchema>

/**
 * The profile of one account in one statement, null when there is none.
 * @param strictLists the strict lists that some door names; empty ones restrict nobody
 */
export const readProfile = async (db: Db, userId: string, strictLists: readonly string[]): Promise<Me | null> => {
  const row = await db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .selectAll('users')
    .select([
      sql<number[]>`array(select role_id from user_roles where user_id = users.id order by role_id)`.as('role_ids'),
      sql<Record<string, unknown>>`(select coalesce(jsonb_object_agg(list, value), '{}') from account_list_entries
        where user_id = users.id)`.as('lists'),
      sql<string[]>`array(select distinct list from account_list_entries where list = any(${[...strictLists]}))`.as(
        'filled_lists',
      ),
    ])
    .executeTakeFirst()
  if (!row) return null
  const person: StoredPerson = {
    id: row.id,
    userCode: row.user_code,
    email: row.email,
    userName: row.user_name,
    fullName: row.full_name,
    lastName: row.last_name,
    firstName: row.first_name,
    callingName: row.calling_name,
    roleIds: row.role_ids,
    status: row.status,
    avatarUrl: row.avatar_url,
    phone: row.phone,
    sex: row.sex,
    dateOfBirth: row.date_of_birth,
    cityId: row.city_id,
    cityName: null,
    departmentId: row.department_id,
    schoolId: row.school_id,
    schoolName: row.school_name,
    schoolTypeId: row.school_type_id,
    grade: row.grade,
    entries: Object.keys(row.lists),
    emptyStrictLists: strictLists.filter((list) => !row.filled_lists.includes(list)),
    mustChangePassword: row.must_change_password,
    queueKey: row.queue_key.toString('base64'),
  }
  const profile = toUserProfile(person)
  return { ...profile, hiddenMenu: hiddenMenuOf(row), mustUpdateClass: mustUpdateClass(profile) }
}
