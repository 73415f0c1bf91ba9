import { assignmentsPageSize } from '@phuong/domain/opening/page-sizes'
import { schoolTeacherPath } from '@phuong/domain/paths/staff-pages'
import { ListState } from '@phuong/ui/ListState'
import { UserIcon } from '@phuong/ui/lms-icons'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import type { Column } from '@phuong/ui/staff/table-types'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { GivenList } from '../../../widgets/assignments/GivenList.tsx'
import { givenQuery } from '../../../widgets/assignments/queries.ts'
import { progressColumns, type WithProgress } from '../../../widgets/classes/progress-columns.tsx'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { useProgressOf } from '../../../widgets/classes/use-progress-of.ts'
import { Figures } from '../../../widgets/figures/Figures.tsx'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import css from '../dashboard/Dashboard.module.css'
import { type PupilRow, pupilsOfQuery } from '../dashboard/queries.ts'
import { texts as homeTexts } from '../dashboard/texts.ts'
import { workFigures } from '../school/figures.ts'
import { Missing } from '../school/Missing.tsx'
import { schoolClassQuery } from '../school/queries.ts'
import { SchoolHead } from '../school/SchoolHead.tsx'
import { schoolTexts as texts } from '../school/texts.ts'

const columns: Column<PupilRow & WithProgress>[] = [
  { id: 'name', header: texts.columnName, card: 'title', cell: ({ fullName }) => fullName },
  ...progressColumns,
]

/** /lms/home/classes/:classId: a class of the manager's school, what was given to it and how its pupils do, to be looked at (D05). */
export const SchoolClass = staffScreen(function SchoolClass() {
  const { classId = '' } = useParams()
  const query = useQuery(schoolClassQuery(classId))
  const facts = query.data
  const title = facts ? classTexts.name(facts.className) : homeTexts.classTitle
  usePageTitle(facts ? title : undefined)
  if (query.isError && !facts) return <Missing title={title} asked={query} />
  return (
    <>
      <SchoolHead
        title={title}
        facts={
          facts && (
            <>
              <UserIcon size={16} />
              <Link to={schoolTeacherPath(facts.teacherId)}>{classTexts.teacher(facts.teacherName)}</Link>
            </>
          )
        }
      />
      <div className={css.body}>
        <Figures
          figures={[{ label: texts.figurePupils, count: facts?.totalStudents }, ...workFigures(facts ?? undefined)]}
        />
        <Given classId={classId} />
        <Pupils classId={classId} />
      </div>
    </>
  )
})

function Given({ classId }: { classId: string }) {
  const { rows, count, state, pager } = usePagedList(
    (page) => givenQuery({ classId, ...page }),
    assignmentsPageSize,
    {},
  )
  return (
    <Panel title={texts.given} count={count}>
      <ListState {...state} empty={{ title: texts.nothingGivenTitle, drawing: false }}>
        <GivenList rows={rows} label={texts.given} linked={false} />
        <PageOf {...pager} />
      </ListState>
    </Panel>
  )
}

function Pupils({ classId }: { classId: string }) {
  const pupils = useQuery(pupilsOfQuery([classId]))
  const progressOf = useProgressOf(classId)
  const rows = (pupils.data ?? []).map((row) => ({ ...row, progress: progressOf(row.studentId) }))
  return (
    <Panel title={texts.pupils} count={pupils.data?.length}>
      <DataTable
        caption={texts.pupils}
        columns={columns}
        rows={rows}
        rowKey={({ studentId }) => studentId}
        {...listStateOf(pupils, () => rows.length === 0)}
        empty={{ title: texts.noPupilsTitle }}
      />
    </Panel>
  )
}
