import { formatDate } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { UndoIcon } from '@phuong/ui/desk-icons'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column, RowAction } from '@phuong/ui/staff/table-types'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import css from './Enrolment.module.css'
import { type LeftRow, leftPageSize, leftQuery } from './queries.ts'
import { texts } from './texts.ts'
import { useEnrolment } from './use-enrolment.ts'

const columns: Column<LeftRow>[] = [
  {
    id: 'name',
    header: texts.columnName,
    card: 'title',
    cell: ({ fullName, dateofBirth }) => (
      <>
        {fullName}
        {dateofBirth !== null && <span className={css.under}>{formatDate(dateofBirth)}</span>}
      </>
    ),
  },
  {
    id: 'time',
    header: texts.columnTime,
    cell: ({ joinedDate, leftDate }) => texts.period(formatDate(joinedDate), formatDate(leftDate)),
  },
  { id: 'to', header: texts.columnTo, text: ({ toClassName }) => toClassName },
  {
    id: 'handed-in',
    header: texts.columnHandedIn,
    align: 'end',
    cell: ({ handedIn }) => formatNumber(handedIn),
  },
  {
    id: 'average',
    header: texts.columnAverage,
    unit: texts.averageUnit,
    align: 'end',
    cell: ({ average }) => <Mark value={average} />,
  },
]

/** Who has left a class, with what the work in it came to; nothing before somebody has, or before that is known. */
export function LeftPupils({ classId }: { classId: string }) {
  const { rows, count, state, pager } = usePagedList((page) => leftQuery({ classId, ...page }), leftPageSize, {})
  const { bringBack } = useEnrolment(classId)
  const actionsOf = (row: LeftRow): RowAction[] =>
    row.returnable
      ? [{ label: texts.bringBack, icon: <UndoIcon size={18} />, onSelect: () => void bringBack(row) }]
      : []
  if (state.state === 'loading' || count === 0) return null
  return (
    <Panel title={texts.listLeft} count={count}>
      <DataTable
        caption={texts.listLeft}
        columns={columns}
        rows={rows}
        rowKey={({ studentId }) => studentId}
        rowLabel={({ fullName }) => fullName}
        rowActions={actionsOf}
        {...state}
        empty={{ title: texts.noneLeft }}
      />
      <PageOf {...pager} />
    </Panel>
  )
}
