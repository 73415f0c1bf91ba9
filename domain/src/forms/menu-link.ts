import * as z from 'zod/mini'
import { isLinkAddress } from '../links/address.ts'
import { menuLinkFaults } from '../links/texts.ts'
import { isRoleName, ROLE_NAMES, type RoleName } from '../people/roles.ts'
import { textField } from './fields.ts'
import { isBlank } from './rules.ts'

/** Roles as the form of a link holds them: their names in the order of the catalogue, with commas between them. */
export const typedRoles = (roles: readonly RoleName[]): string =>
  ROLE_NAMES.filter((name) => roles.includes(name)).join(',')

/** The roles of which `typedRoles` made a text; what is none is left out. */
export const rolesTyped = (typed: string): RoleName[] => typed.split(',').filter(isRoleName)

/** The form of a link of the sidebar: one to the user guide of the role has no address of its own. */
export const menuLinkForm = z
  .object({
    label: textField((typed) => (isBlank(typed) ? menuLinkFaults.label : null)),
    guide: z.boolean(),
    address: z.string(),
    roles: textField((typed) => (rolesTyped(typed).length === 0 ? menuLinkFaults.roles : null)),
  })
  .check(
    z.refine(({ guide, address }) => guide || isLinkAddress(address.trim()), {
      message: menuLinkFaults.address,
      path: ['address'],
      when: () => true,
    }),
  )

export type MenuLinkDraft = z.input<typeof menuLinkForm>

/** A form as it is sent. */
export const menuLinkOf = ({ label, guide, address, roles }: MenuLinkDraft) => ({
  label: label.trim(),
  guide,
  address: guide ? '' : address.trim(),
  roles: rolesTyped(roles),
})
