import { lazy } from 'react'
import { OnlyFor } from '../../../widgets/only-for.ts'
import { NoRoleHome } from './NoRoleHome.tsx'
import { StudentHome } from './StudentHome.tsx'

const StaffHome = lazy(async () => ({ default: (await import('./StaffHome.tsx')).StaffHome }))

/** /lms/home: each role has its own (B-046). A pupil's phone does not load the tables of staff. */
export function Dashboard() {
  return (
    <>
      <OnlyFor roles={['student']}>
        <StudentHome />
      </OnlyFor>
      <OnlyFor roles={['null']}>
        <NoRoleHome />
      </OnlyFor>
      <OnlyFor roles={['teacher', 'manager', 'administrator', 'testbank']}>
        <StaffHome />
      </OnlyFor>
    </>
  )
}
