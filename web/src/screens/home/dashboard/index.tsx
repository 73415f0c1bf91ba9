import type { DerivedRole } from '@phuong/domain/people/roles'
import { type ComponentType, lazy } from 'react'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { NoRoleHome } from './NoRoleHome.tsx'
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

/** /lms/home */
export function Dashboard() {
  const { me } = useSurroundings()
  const Home = homes[me.role]
  return <Home />
}
