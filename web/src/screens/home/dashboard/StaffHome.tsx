import { OnlyFor } from '../../../widgets/only-for.ts'
import { AdminHome } from './AdminHome.tsx'
import { ManagerHome } from './ManagerHome.tsx'
import { TeacherHome } from './TeacherHome.tsx'

/** The homes of staff, with their tables. */
export function StaffHome() {
  return (
    <>
      <OnlyFor roles={['teacher']}>
        <TeacherHome />
      </OnlyFor>
      <OnlyFor roles={['manager']}>
        <ManagerHome />
      </OnlyFor>
      <OnlyFor roles={['administrator', 'testbank']}>
        <AdminHome />
      </OnlyFor>
    </>
  )
}
