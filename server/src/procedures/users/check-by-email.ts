import { loginKey } from '@phuong/domain/people/login-name'
import { hasRole, isAdministrator } from '@phuong/domain/people/roles'
import { z } from 'zod'
import { namingRoleId } from '../../services/people.ts'
import { defineProcedure } from '../define.ts'

/**
 * Whether an account has this e-mail or user name (B-399, C-133). Everybody learns that much and no more; an administrator
 * and a verified teacher also see who it is, to add a pupil to a class (D06, B-421).
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
  handle: async ({ db, user }, { email }) => {
    const found = await db
      .selectFrom('login_names')
      .innerJoin('users', 'users.id', 'login_names.user_id')
      .where('login_names.key', '=', loginKey(email))
      .where('users.status', '<>', 'DELETED')
      .select(['users.id', 'users.full_name', namingRoleId.as('role_id')])
      .executeTakeFirst()
    if (!found) return { rows: [{ exists: false }] }
    const seesWho = user !== null && (isAdministrator(user) || (hasRole(user, 'teacher') && user.verified))
    return {
      rows: [
        seesWho ? { exists: true, id: found.id, fullName: found.full_name, roleId: found.role_id } : { exists: true },
      ],
    }
  },
})
