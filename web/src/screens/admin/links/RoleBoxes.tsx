import { Checkbox } from '@mantine/core'
import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { rolesTyped, typedRoles } from '@phuong/domain/forms/menu-link'
import { isRoleName, ROLE_NAMES } from '@phuong/domain/people/roles'
import { WarningIcon } from '@phuong/ui/icons'
import css from './Links.module.css'
import { texts } from './texts.ts'

type RoleBoxesProps = {
  /** the roles as the form holds them */
  typed: string
  error: string | undefined
  onTyped: (typed: string) => void
}

/** Roles by their names, of which any number can be ticked. */
export function RoleBoxes({ typed, error, onTyped }: RoleBoxesProps) {
  return (
    <Checkbox.Group
      label={texts.roles}
      required
      error={
        error !== undefined && (
          <>
            <WarningIcon size={16} /> {error}
          </>
        )
      }
      value={rolesTyped(typed)}
      onChange={(chosen) => onTyped(typedRoles(chosen.filter(isRoleName)))}
    >
      <div className={css.boxes}>
        {ROLE_NAMES.map((role) => (
          <Checkbox
            key={role}
            value={role}
            label={ROLE_CATALOGUE[role].label}
            aria-invalid={error === undefined ? undefined : true}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
