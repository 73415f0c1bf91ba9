import { formatDate } from '@phuong/domain/format/dates'
import { formatPhone } from '@phuong/domain/format/phone'
import { GENDER_LABELS } from '@phuong/domain/people/texts'
import { Button } from '@phuong/ui/Button'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column, Sort } from '@phuong/ui/staff/table-types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import { TableTools } from '../../../widgets/table-tools/TableTools.tsx'
import { useDenseTables } from '../../../widgets/use-dense-tables.ts'
import { arrange } from './arrange.ts'
import { type RosterRow, rosterQuery } from './queries.ts'
import { addressOfTab } from './tabs.ts'
import { texts } from './texts.ts'

const allColumns: Column<RosterRow>[] = [
  { id: 'name', header: texts.columnName, sortable: true, card: 'title', cell: ({ fullName }) => fullName },
  { id: 'birthday', header: texts.columnBirthday, sortable: true, cell: ({ dateofBirth }) => formatDate(dateofBirth) },
  {
    id: 'sex',
    header: texts.columnSex,
    card: 'hidden',
    cell: ({ sex }) => sex !== null && (sex ? GENDER_LABELS.male : GENDER_LABELS.female),
  },
  { id: 'sign-in', header: texts.columnSignIn, text: ({ email, userName }) => email ?? userName },
  {
    id: 'phone',
    header: texts.columnPhone,
    hideBelow: 'wide',
    cell: ({ phone }) => phone && <span className="nowrap">{formatPhone(phone)}</span>,
  },
  {
    id: 'joined',
    header: texts.columnJoined,
    hideBelow: 'wide',
    card: 'hidden',
    cell: ({ joinedDate }) => formatDate(joinedDate),
  },
]

/** The pupils of one class: searched without marks, sorted by given name, as cards on a phone. */
export function Pupils({ classId }: { classId: string }) {
  const roster = useQuery(rosterQuery(classId))
  const [query, setQuery] = useAddressQuery()
  const typed = query.get('q') ?? ''
  const find = (text: string) => setQuery(addressOfTab('students', text), { replace: true })
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
  const [dense, setDense] = useDenseTables()
  const rows = arrange(roster.data ?? [], typed, sort)
  const nobody = roster.data?.length === 0
  // a class in which nobody gave a number has no empty column
  const columns = allColumns.filter(({ id }) => id !== 'phone' || roster.data?.some(({ phone }) => phone))
  return (
    <Panel title={texts.pupils} count={roster.data?.length}>
      <DataTable
        caption={texts.pupils}
        columns={columns}
        rows={rows}
        rowKey={({ studentId }) => studentId}
        {...listStateOf(roster, () => rows.length === 0)}
        empty={
          nobody
            ? { title: texts.noneTitle, text: texts.noneText }
            : { title: texts.noneFoundTitle, action: <Button onClick={() => find('')}>{texts.clear}</Button> }
        }
        dense={dense}
        sort={sort}
        onSort={setSort}
        tools={
          <TableTools search={typed} onSearch={find} searchLabel={texts.search} dense={dense} onDense={setDense} />
        }
      />
    </Panel>
  )
}
