import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { roleNameOf } from '@phuong/domain/people/roles'

/** What the role with this id is called; '' without a role. */
export const roleLabel = (roleId: number | null): string => {
  const role = roleId === null ? null : roleNameOf(roleId)
  return role === null ? '' : ROLE_CATALOGUE[role].label
}
