import { type DerivedRole, rolesOf, type WithRoles } from './roles.ts'

/** In the address of the home: which of the own roles it is the home of. */
export const homeParameter = 'role'

/** Whose home is shown: of the role that is asked for, where the person has it, else of the one that names the person. */
export const homeRole = (person: WithRoles, asked: string | null): DerivedRole => {
  const roles = rolesOf(person)
  return roles.find((name) => name === asked) ?? roles[0] ?? 'null'
}
