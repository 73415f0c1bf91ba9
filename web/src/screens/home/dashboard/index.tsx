import { OnlyFor } from '../../../widgets/only-for.ts'
import { AdminHome } from './AdminHome.tsx'
import { ManagerHome } from './ManagerHome.tsx'
import { NoRoleHome } from './NoRoleHome.tsx'
import { StudentHome } from './StudentHome.tsx'
import { TeacherHome } from './TeacherHome.tsx'

/** /lms/home: each role has its own (B-046). They travel together: a file of its own for each would cost a journey more. */
export function Dashboard() {
  return (
    <>
      <OnlyFor roles={['student']}>
        <StudentHome />
      </OnlyFor>
      <OnlyFor roles={['teacher']}>
        <TeacherHome />
      </OnlyFor>
      <OnlyFor roles={['manager']}>
        <ManagerHome />
      </OnlyFor>
      <OnlyFor roles={['administrator', 'testbank']}>
        <AdminHome />
      </OnlyFor>
      <OnlyFor roles={['null']}>
        <NoRoleHome />
      </OnlyFor>
    </>
  )
}
