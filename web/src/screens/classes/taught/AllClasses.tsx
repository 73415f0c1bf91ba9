import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column, Sort } from '@phuong/ui/staff/table-types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
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
  {
    id: 'createdDate',
    header: texts.columnCreated,
    sortable: true,
    hideBelow: 'wide',
    cell: ({ createdDate }) => <span className="nowrap">{formatDateTime(createdDate)}</span>,
  },
]

export function AllClasses() {
  const [index, setIndex] = useState(0)
  const [size, setSize] = useState(20)
  const [sort, setSort] = useState<Sort>({ column: 'className', direction: 'ascending' })
  const order = `${sort.column} ${sort.direction === 'descending' ? 'desc' : 'asc'}`
  const classes = useQuery(allClassesQuery({ index, size, sort: order }))
  const rows = classes.data ?? []
  const total = rows[0]?.totalRows ?? 0
  return (
    <Panel title={texts.all} count={classes.data && total}>
      <DataTable
        caption={texts.all}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        {...listStateOf(classes, hasNone)}
        empty={{ title: texts.allNoneTitle }}
        busy={classes.isPlaceholderData}
        sort={sort}
        onSort={(wanted) => {
          setSort(wanted)
          setIndex(0)
        }}
        page={{ index, size, total }}
        onPage={setIndex}
        onPageSize={(wanted) => {
          setSize(wanted)
          setIndex(0)
        }}
      />
    </Panel>
  )
}
