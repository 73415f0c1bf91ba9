import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column, Sort } from '@phuong/ui/staff/table-types'
import { Link } from '../../../widgets/link/Link.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import css from '../Classes.module.css'
import { type AnyClassRow, allClassesQuery } from './queries.ts'
import { texts } from './texts.ts'

const columns: Column<AnyClassRow>[] = [
  {
    id: 'className',
    header: texts.columnClass,
    sortable: true,
    card: 'title',
    cell: ({ id, className }) => (
      <Link to={`/lms/teacher/classes/${id}`} className={css.link}>
        {className}
      </Link>
    ),
  },
  { id: 'teacher', header: texts.columnTeacher, text: ({ teacherName }) => teacherName },
  { id: 'code', header: texts.columnCode, cell: ({ code }) => <span translate="no">{code}</span> },
  {
    id: 'pupils',
    header: texts.columnPupils,
    align: 'end',
    card: 'aside',
    cell: ({ totalStudents }) => formatNumber(totalStudents),
  },
  { id: 'year', header: texts.columnYear, cell: ({ schoolYear }) => <span className="nowrap">{schoolYear}</span> },
  {
    id: 'createdDate',
    header: texts.columnCreated,
    sortable: true,
    hideBelow: 'wide',
    cell: ({ createdDate }) => <span className="nowrap">{formatDateTime(createdDate)}</span>,
  },
]

const byName: Sort = { column: 'className', direction: 'ascending' }

export function AllClasses() {
  const classes = usePagedList(allClassesQuery, 20, { sort: byName })
  return (
    <Panel title={texts.all} count={classes.count}>
      <DataTable
        caption={texts.all}
        columns={columns}
        rowKey={({ id }) => id}
        {...classes.table}
        empty={{ title: texts.allNoneTitle }}
        sort={classes.sought.sort}
        onSort={(sort) => classes.find({ sort })}
      />
    </Panel>
  )
}
