import { formatNumber } from '@phuong/domain/format/numbers'
import { formatPhone } from '@phuong/domain/format/phone'
import { SCHOOL_LEVEL_LABELS } from '@phuong/domain/people/texts'
import { Card } from '@phuong/ui/Card'
import { Chip } from '@phuong/ui/Chip'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column } from '@phuong/ui/staff/table-types'
import { CheckIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { now } from '../../../browser/clock.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from './Dashboard.module.css'
import { Figures } from './Figures.tsx'
import { dayLine, staffGreeting } from './greeting.ts'
import { type SchoolClassRow, type SchoolTeacherRow, schoolClassesQuery, schoolTeachersQuery } from './queries.ts'
import { texts } from './texts.ts'

const classColumns: Column<SchoolClassRow>[] = [
  { id: 'class', header: texts.columnClass, card: 'title', cell: ({ className }) => className },
  { id: 'teacher', header: texts.columnTeacher, text: ({ teacherName }) => teacherName },
  {
    id: 'pupils',
    header: texts.columnPupils,
    align: 'end',
    card: 'aside',
    cell: ({ totalStudents }) => formatNumber(totalStudents),
  },
]

const teacherColumns: Column<SchoolTeacherRow>[] = [
  { id: 'name', header: texts.columnName, card: 'title', text: ({ fullName }) => fullName },
  { id: 'sign-in', header: texts.columnSignIn, text: ({ email, userName }) => email ?? userName },
  {
    id: 'phone',
    header: texts.columnPhone,
    hideBelow: 'wide',
    cell: ({ phone }) => phone && <span className="nowrap">{formatPhone(phone)}</span>,
  },
  {
    id: 'level',
    header: texts.columnLevel,
    cell: ({ schoolTypeId }) => schoolTypeId !== null && SCHOOL_LEVEL_LABELS[schoolTypeId],
  },
  {
    id: 'verified',
    header: texts.columnVerified,
    cell: ({ verified }) =>
      verified ? (
        <Chip tone="leaf" size="sm" icon={<CheckIcon size={14} />}>
          {texts.verified}
        </Chip>
      ) : (
        <Chip size="sm">{texts.notVerified}</Chip>
      ),
  },
]

/** The manager's home: the classes and the teachers of the own school, to be looked at (B-048, B-052, D05). */
export function ManagerHome() {
  const { me } = useSurroundings()
  return (
    <>
      <PageHead
        ornament="bough"
        eyebrow={dayLine(now())}
        title={staffGreeting(me)}
        lead={me.schoolName ?? texts.managerLead}
      />
      <div className={css.body}>
        {me.schoolId === null ? (
          <Card>
            <EmptyState title={texts.schoolMissingTitle} text={texts.schoolMissingText} />
          </Card>
        ) : (
          <School schoolId={me.schoolId} />
        )}
      </div>
    </>
  )
}

function School({ schoolId }: { schoolId: number }) {
  const classes = useQuery(schoolClassesQuery(schoolId))
  const teachers = useQuery(schoolTeachersQuery(schoolId))
  const pupils = classes.data?.reduce((sum, { totalStudents }) => sum + totalStudents, 0)
  const unlessFailed = (query: { isError: boolean }, count: number | undefined) => (query.isError ? null : count)
  return (
    <>
      <Figures
        figures={[
          { label: texts.figureClasses, count: unlessFailed(classes, classes.data?.length) },
          { label: texts.figurePupils, count: unlessFailed(classes, pupils) },
          { label: texts.figureTeachers, count: unlessFailed(teachers, teachers.data?.length) },
        ]}
      />
      <Panel title={texts.schoolClasses} count={classes.data?.length}>
        <DataTable
          caption={texts.schoolClasses}
          columns={classColumns}
          rows={classes.data ?? []}
          rowKey={({ id }) => id}
          {...listStateOf(classes, hasNone)}
          empty={{ title: texts.noClassesTitle }}
        />
      </Panel>
      <Panel title={texts.schoolTeachers} count={teachers.data?.length}>
        <DataTable
          caption={texts.schoolTeachers}
          columns={teacherColumns}
          rows={teachers.data ?? []}
          rowKey={({ id }) => id}
          {...listStateOf(teachers, hasNone)}
          empty={{ title: texts.noTeachersTitle }}
        />
      </Panel>
    </>
  )
}
