import { type DerivedRole, homeParameter, homeRole } from '@phuong/domain/people/roles'
import { type ComponentType, lazy } from 'react'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { NoRoleHome } from './NoRoleHome.tsx'
import { Roles } from './Roles.tsx'
import { StudentHome } from './StudentHome.tsx'

/** The home of each role (B-046). Those of staff come later: a pupil's phone does not load their tables. */
const homes: Readonly<Record<DerivedRole, ComponentType>> = {
  student: StudentHome,
  teacher: lazy(async () => ({ default: (await import('./TeacherHome.tsx')).TeacherHome })),
  testbank: lazy(async () => ({ default: (await import('./TestBankHome.tsx')).TestBankHome })),
  manager: lazy(async () => ({ default: (await import('./ManagerHome.tsx')).ManagerHome })),
  administrator: lazy(async () => ({ default: (await import('./AdminHome.tsx')).AdminHome })),
  null: NoRoleHome,
}

/** /lms/home; `?role=` is the home of another of the own roles. */
export function Dashboard() {
  const { me } = useSurroundings()
  const [search] = useAddressQuery()
  const role = homeRole(me, search.get(homeParameter))
  const Home = homes[role]
  return (
    <>
      <Roles current={role} />
      <Home />
    </>
  )
}
