import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { truncate } from '@phuong/domain/format/truncate'
import { teacherDetailsPath } from '@phuong/domain/paths/assignment-details'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column } from '@phuong/ui/staff/table-types'
import { Link } from '../../../widgets/link/Link.tsx'
import { LateChip } from '../../../widgets/marks/LateChip.tsx'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import { StateSign } from '../../../widgets/marks/StateSign.tsx'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { Filters } from '../../../widgets/table-tools/Filters.tsx'
import css from './Pupil.module.css'
import { type PupilWork, pupilWorkQuery, type WorkFilter, workPageSize } from './queries.ts'
import { texts } from './texts.ts'

/** Letters of a note that stand in the table. */
const noteLetters = 60
const filters: readonly WorkFilter[] = ['all', 'missing', 'late']

const columnsOf = (classId: string, studentId: string): Column<PupilWork>[] => [
  {
    id: 'title',
    header: texts.columnTitle,
    card: 'title',
    cell: ({ id, title, exerciseType }) => (
      <Link to={teacherDetailsPath({ id, classId, exerciseType }, studentId)} className={css.title}>
        {title}
      </Link>
    ),
  },
  {
    id: 'state',
    header: texts.columnState,
    selfEvident: true,
    cell: ({ state, late, attempts }) => (
      <span className={css.state}>
        <StateSign state={state} />
        {late && <LateChip />}
        {attempts > 1 && <span className="muted small">{texts.attempts(formatNumber(attempts))}</span>}
      </span>
    ),
  },
  {
    id: 'mark',
    header: texts.columnMark,
    align: 'end',
    card: 'aside',
    cell: ({ score, points }) => <Mark value={score} points={points} />,
  },
  {
    id: 'due',
    header: texts.columnDue,
    cell: ({ dueDate }) => <span className="nowrap">{formatDateTime(dueDate)}</span>,
  },
  {
    id: 'time',
    header: texts.columnTime,
    cell: ({ submittedAt }) => <span className="nowrap">{formatDateTime(submittedAt)}</span>,
  },
  {
    id: 'note',
    header: texts.columnNote,
    hideBelow: 'wide',
    cell: ({ teacherNote }) =>
      teacherNote && (
        <span className={css.note} title={teacherNote}>
          {truncate(teacherNote, noteLetters)}
        </span>
      ),
  },
]

/** What was given to the class and what the pupil made of it, in pages. */
export function Work({ classId, studentId }: { classId: string; studentId: string }) {
  const { rows, count, state, pager, sought, find } = usePagedList(
    (page: { only: WorkFilter; index: number; size: number }) => pupilWorkQuery(classId, studentId, page),
    workPageSize,
    { only: 'all' as WorkFilter },
  )
  return (
    <Panel title={texts.work} count={count}>
      <DataTable
        caption={texts.work}
        columns={columnsOf(classId, studentId)}
        rows={rows}
        rowKey={({ id }) => id}
        {...state}
        empty={{ title: sought.only === 'all' ? texts.workNoneTitle : texts.workNoneFound[sought.only] }}
        tools={
          <Filters
            label={texts.filter}
            filters={filters.map((name) => ({ name, label: texts.filters[name] }))}
            value={sought.only}
            onChange={(only) => find({ only })}
          />
        }
      />
      <PageOf {...pager} />
    </Panel>
  )
}
