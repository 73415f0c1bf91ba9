import { ROLES } from '@phuong/domain/people/roles'
import type { Me } from '../api/auth-state.ts'

/** Somebody's role and roles, where the person has this one; 'null' is nobody's. */
export const havingRole = (role: Me['role']): Pick<Me, 'role' | 'roles'> => ({
  role,
  roles: ROLES.filter(({ name }) => name.toLowerCase() === role),
})
