import { formatPhone } from '@phuong/domain/format/phone'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Figures } from '../../../widgets/figures/Figures.tsx'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { VerifyTeacher } from '../../../widgets/verification/VerifyTeacher.tsx'
import css from '../dashboard/Dashboard.module.css'
import { classColumns, VerifiedChip } from '../school/columns.tsx'
import { workFigures } from '../school/figures.ts'
import { Missing } from '../school/Missing.tsx'
import { schoolClassesQuery, schoolPageSize, schoolTeacherQuery } from '../school/queries.ts'
import { SchoolHead } from '../school/SchoolHead.tsx'
import { schoolTexts as texts } from '../school/texts.ts'

/** /lms/home/teachers/:teacherId: a teacher of the manager's school with the classes in it, to be looked at (D05). */
export const SchoolTeacher = staffScreen(function SchoolTeacher() {
  const { teacherId = '' } = useParams()
  const query = useQuery(schoolTeacherQuery(teacherId))
  const facts = query.data
  const title = facts?.fullName ?? texts.columnTeacher
  usePageTitle(facts?.fullName)
  if (query.isError && !facts) return <Missing title={title} asked={query} />
  return (
    <>
      <SchoolHead
        title={title}
        facts={
          facts && (
            <>
              <VerifiedChip verified={facts.verified} />
              {!facts.verified && <VerifyTeacher teacher={facts} />}
              <span>{facts.email ?? facts.userName}</span>
              {facts.phone && <span className="nowrap">{formatPhone(facts.phone)}</span>}
            </>
          )
        }
      />
      <div className={css.body}>
        <Figures
          figures={[{ label: texts.figureClasses, count: facts?.classes }, ...workFigures(facts ?? undefined)]}
        />
        <Classes teacherId={teacherId} />
      </div>
    </>
  )
})

/** The column of the teacher would say one name in every row. */
const columns = classColumns.filter(({ id }) => id !== 'teacher')

function Classes({ teacherId }: { teacherId: string }) {
  const { rows, count, state, pager } = usePagedList(
    (page) => schoolClassesQuery({ teacherId, ...page }),
    schoolPageSize,
    {},
  )
  return (
    <Panel title={texts.taught} count={count}>
      <DataTable
        caption={texts.taught}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        {...state}
        page={pager}
        empty={{ title: texts.noneTaughtTitle }}
      />
      <PageOf {...pager} />
    </Panel>
  )
}
