import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { carriesLimit, carriesPaths } from '@phuong/domain/people/list-values'
import { Button } from '@phuong/ui/Button'
import { confirm } from '@phuong/ui/confirm'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column } from '@phuong/ui/staff/table-types'
import { toast } from '@phuong/ui/toast'
import { TrashIcon } from '@phuong/ui/work-icons'
import { messageOf } from '../../../api/call-error.ts'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { roleLabel } from '../../../widgets/people/role-label.ts'
import { useRouteFacts } from '../../../widgets/route-facts.ts'
import { TableTools } from '../../../widgets/table-tools/TableTools.tsx'
import { useDenseTables } from '../../../widgets/use-dense-tables.ts'
import { AddEntry } from './AddEntry.tsx'
import type { ListFacts } from './lists.ts'
import { type EntryRow, entriesQuery, useRemoveEntry } from './queries.ts'
import { texts } from './texts.ts'

const columnsOf = (list: string, nameOfPath: (path: unknown) => string): Column<EntryRow>[] => {
  const own: Column<EntryRow>[] = []
  if (carriesLimit(list))
    own.push({
      id: 'limit',
      header: texts.columnLimit,
      align: 'end',
      card: 'aside',
      cell: ({ value }) => (typeof value === 'number' ? formatNumber(value) : texts.unlimited),
    })
  if (carriesPaths(list))
    own.push({
      id: 'paths',
      header: texts.columnPaths,
      text: ({ value }) => (Array.isArray(value) ? value.map(nameOfPath).join(', ') : ''),
    })
  return [
    { id: 'name', header: texts.columnName, card: 'title', text: ({ fullName }) => fullName },
    { id: 'sign-in', header: texts.columnSignIn, text: ({ email, userName }) => email ?? userName },
    {
      id: 'role',
      header: texts.columnRole,
      cell: ({ roleId }) => roleId !== null && <span className="nowrap">{roleLabel(roleId)}</span>,
    },
    ...own,
    { id: 'by', header: texts.columnAddedBy, hideBelow: 'wide', card: 'hidden', text: ({ addedBy }) => addedBy },
    {
      id: 'added',
      header: texts.columnAdded,
      cell: ({ addedDate }) => <span className="nowrap">{formatDateTime(addedDate)}</span>,
    },
  ]
}

/** One list: what it does, the way onto it, and the accounts on it, page by page from the server. */
export function List({ list }: { list: ListFacts }) {
  const { menuPaths } = useRouteFacts()
  const [dense, setDense] = useDenseTables()
  const entries = usePagedList((asked) => entriesQuery({ list: list.name, ...asked }), 20, { search: '' })
  const removal = useRemoveEntry()
  const nameOfPath = (path: unknown) => menuPaths.find((entry) => entry.path === path)?.label ?? String(path)

  const remove = async ({ userId, fullName }: EntryRow) => {
    if (!(await confirm({ text: texts.removeText(fullName, list.label) }))) return
    removal.mutate(
      { list: list.name, userId },
      {
        onSuccess: () => {
          toast.success(texts.removed)
          entries.removed()
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  }

  return (
    <Panel title={list.label} count={entries.count}>
      <AddEntry list={list} />
      <DataTable
        caption={list.label}
        columns={columnsOf(list.name, nameOfPath)}
        rowKey={({ userId }) => userId}
        rowLabel={({ fullName }) => fullName}
        rowActions={(row) => [
          { label: texts.remove, icon: <TrashIcon />, danger: true, primary: true, onSelect: () => void remove(row) },
        ]}
        {...entries.table}
        empty={
          entries.isNarrowed
            ? { title: texts.noneFoundTitle, action: <Button onClick={entries.clear}>{texts.clear}</Button> }
            : { title: texts.emptyTitle, text: texts.emptyText }
        }
        dense={dense}
        tools={
          <TableTools
            search={entries.sought.search}
            onSearch={(search) => entries.find({ search })}
            searchLabel={texts.search}
            dense={dense}
            onDense={setDense}
          />
        }
      />
    </Panel>
  )
}
