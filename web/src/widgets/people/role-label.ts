import { roleNameOf } from '@phuong/domain/people/roles'
import { ROLE_LABELS } from '@phuong/domain/people/texts'

/** What the role with this id is called; '' without a role. */
export const roleLabel = (roleId: number | null): string => {
  const role = roleId === null ? null : roleNameOf(roleId)
  return role === null ? '' : ROLE_LABELS[role]
}
