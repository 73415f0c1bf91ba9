import { formatDate, formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { GIVEN_SORTS } from '@phuong/domain/forms/given-sorts'
import { teacherDetailsPath, teacherEditPath } from '@phuong/domain/paths/assignment-details'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { EditIcon } from '@phuong/ui/desk-icons'
import { EyeIcon } from '@phuong/ui/icons'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import type { Column } from '@phuong/ui/staff/table-types'
import { useNavigate } from 'react-router'
import { now } from '../../../browser/clock.ts'
import { dueOf } from '../../../widgets/assignments/due.ts'
import type { GivenRow } from '../../../widgets/assignments/queries.ts'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { TableTools } from '../../../widgets/table-tools/TableTools.tsx'
import { useDenseTables } from '../../../widgets/use-dense-tables.ts'
import css from './Management.module.css'
import { allGivenQuery, type Sought } from './queries.ts'
import { texts } from './texts.ts'

/** The day on which it is due, and how far that is; what is near stands out. */
function DueDay({ dueDate }: Pick<GivenRow, 'dueDate'>) {
  const due = dueOf(dueDate, now())
  if (due === null) return null
  const isNear = due.tone === 'today' || due.tone === 'soon'
  return (
    <>
      <span className="num nowrap" title={formatDateTime(dueDate)}>
        {formatDate(dueDate)}
      </span>{' '}
      <span className={cx('nowrap', isNear ? css.near : css.calm)}>{assignmentTexts.due(due)}</span>
    </>
  )
}

const columns: Column<GivenRow>[] = [
  {
    id: 'title',
    header: texts.columnTitle,
    sortable: true,
    card: 'title',
    cell: (row) => (
      <Link to={teacherDetailsPath(row)} className={css.link}>
        {row.title}
      </Link>
    ),
  },
  {
    id: 'className',
    header: texts.columnClass,
    sortable: true,
    text: ({ className }) => className,
  },
  {
    id: 'dueDate',
    header: texts.columnDue,
    sortable: true,
    cell: ({ dueDate }) => <DueDay dueDate={dueDate} />,
  },
  {
    id: 'answers',
    header: texts.columnAnswers,
    align: 'end',
    cell: ({ handedIn, total, late }) => (
      <>
        <span className="num nowrap">{texts.answers(formatNumber(handedIn), formatNumber(total))}</span>
        {late > 0 && `, ${assignmentTexts.lateCount(formatNumber(late))}`}
      </>
    ),
  },
  {
    id: 'createdDate',
    header: texts.columnCreated,
    sortable: true,
    hideBelow: 'wide',
    card: 'hidden',
    cell: ({ createdDate }) => <span className="num nowrap">{formatDate(createdDate)}</span>,
  },
]

const everything: Sought = { search: '', sort: { column: 'createdDate', direction: 'descending' } }
const columnOf = (name: string) => GIVEN_SORTS.find((sort) => sort === name)

/** /lms/support/assignments-management: what was given in all classes of a teacher, by due date, class or title (B-077, B-078). */
export const AssignmentsManagement = staffScreen(function AssignmentsManagement() {
  const navigate = useNavigate()
  const [dense, setDense] = useDenseTables()
  const { count, sought, find, clear, table } = usePagedList(allGivenQuery, 20, everything)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={css.body}>
        <Panel title={texts.table} count={count}>
          <DataTable
            caption={texts.table}
            columns={columns}
            rowKey={({ id, classId }) => `${id} ${classId}`}
            rowLabel={({ title, className }) => `${title}, ${classTexts.name(className)}`}
            rowActions={(row) => [
              {
                label: texts.details,
                icon: <EyeIcon />,
                primary: true,
                onSelect: () => navigate(teacherDetailsPath(row)),
              },
              ...(row.edits
                ? [
                    {
                      label: texts.edit,
                      icon: <EditIcon />,
                      primary: true,
                      onSelect: () => navigate(teacherEditPath(row)),
                    },
                  ]
                : []),
            ]}
            {...table}
            sort={sought.sort}
            onSort={({ column, direction }) => {
              const by = columnOf(column)
              if (by !== undefined) find({ sort: { column: by, direction } })
            }}
            empty={
              sought.search === ''
                ? {
                    title: texts.noneTitle,
                    text: texts.noneText,
                    action: (
                      <ButtonLink as={Link} to="/lms/teacher/classes" variant="soft">
                        {texts.toClasses}
                      </ButtonLink>
                    ),
                  }
                : { title: texts.noneFoundTitle, action: <Button onClick={clear}>{texts.clear}</Button> }
            }
            dense={dense}
            tools={
              <TableTools
                search={sought.search}
                onSearch={(search) => find({ search })}
                searchLabel={texts.search}
                dense={dense}
                onDense={setDense}
              />
            }
          />
        </Panel>
      </div>
    </>
  )
})
