import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { type DerivedRole, homeParameter, rolesOf } from '@phuong/domain/people/roles'
import { Link } from '../../../widgets/link/Link.tsx'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from './Roles.module.css'
import { texts } from './texts.ts'

/** The ways between the homes of somebody with several roles; nothing for who has one alone. */
export function Roles({ current }: { current: DerivedRole }) {
  const { me } = useSurroundings()
  const roles = rolesOf(me)
  if (roles.length < 2) return null
  return (
    <nav className={css.roles} aria-label={texts.homesOfRoles}>
      <ul>
        {roles.map((role) => (
          <li key={role}>
            <Link to={`/lms/home?${homeParameter}=${role}`} aria-current={role === current ? 'page' : undefined}>
              {ROLE_CATALOGUE[role].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
