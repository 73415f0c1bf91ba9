import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { loginKey } from '@phuong/domain/people/login-name'
import { hasRole, isAdministrator } from '@phuong/domain/people/roles'
import { z } from 'zod'
import { noteLookup } from '../../services/auth/throttle.ts'
import { namingRoleId } from '../../services/people/people.ts'
import { defineProcedure } from '../define.ts'

/**
 * Whether an account has this e-mail or user name (B-399, C-133). Everybody learns that much and no more, and not without
 * limit; an administrator also sees who it is, and a verified teacher, who adds pupils to a class, of people of the own
 * school and of pupils who belong to none (D05, D06, B-421).
 * @throws TOO_MANY_LOOKUPS
 */
export const usersCheckByEmail = defineProcedure({
  name: 'USERS_CheckByEmail',
  kind: 'read',
  allow: 'visitors',
  input: z.object({ email: z.string().min(1).max(320) }),
  output: z.object({
    exists: z.boolean(),
    id: z.string().optional(),
    fullName: z.string().optional(),
    roleId: z.int().nullable().optional(),
  }),
  handle: async ({ db, user, now, request }, { email }) => {
    await noteLookup(db, { userId: user?.id ?? null, address: request.remoteAddress }, now)
    const found = await db
      .selectFrom('login_names')
      .innerJoin('users', 'users.id', 'login_names.user_id')
      .where('login_names.key', '=', loginKey(email))
      .where('users.status', '<>', 'DELETED')
      .select(['users.id', 'users.full_name', 'users.school_id', namingRoleId.as('role_id')])
      .executeTakeFirst()
    if (!found) return { rows: [{ exists: false }] }
    const isWithin =
      found.school_id === null ? found.role_id === ROLE_CATALOGUE.student.id : found.school_id === user?.schoolId
    const seesWho = user !== null && (isAdministrator(user) || (hasRole(user, 'teacher') && user.verified && isWithin))
    return {
      rows: [
        seesWho ? { exists: true, id: found.id, fullName: found.full_name, roleId: found.role_id } : { exists: true },
      ],
    }
  },
})
