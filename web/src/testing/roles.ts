import { ROLE_NAMES, ROLES } from '@phuong/domain/people/roles'
import type { Me } from '../api/auth-state.ts'

/** Every role, and 'null' of an account that has none. */
export const everyRole: readonly Me['role'][] = [...ROLE_NAMES, 'null']

/** Somebody's role and roles, where the person has this one; 'null' is nobody's. */
export const havingRole = (role: Me['role']): Pick<Me, 'role' | 'roles'> => ({
  role,
  roles: ROLES.filter(({ name }) => name.toLowerCase() === role),
})
