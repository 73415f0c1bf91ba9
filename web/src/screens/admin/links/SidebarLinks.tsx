import { confirm } from '@phuong/ui/confirm'
import { EditIcon } from '@phuong/ui/desk-icons'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column } from '@phuong/ui/staff/table-types'
import { toast } from '@phuong/ui/toast'
import { TrashIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../api/call-error.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { rolesRead } from './drafts.ts'
import { LinkForm } from './LinkForm.tsx'
import css from './Links.module.css'
import { deleteLink, type LinkRow, linksQuery, moveLink, useRefresh } from './queries.ts'
import { texts } from './texts.ts'
import { useMoves } from './use-moves.tsx'

const columnsFor = (buttons: (id: number) => ReactNode): Column<LinkRow>[] => [
  { id: 'label', header: texts.columnCard, card: 'title', cell: ({ label }) => label },
  {
    id: 'address',
    header: texts.columnAddress,
    cell: ({ guide, address }) => <span className={css.address}>{guide ? texts.ofGuide : address}</span>,
  },
  { id: 'roles', header: texts.columnRoles, cell: ({ roles }) => rolesRead(roles) },
  { id: 'order', header: texts.columnOrder, cell: ({ id }) => buttons(id) },
]

/** The links of the sidebar in their order, with the roles that see each. */
export function SidebarLinks() {
  const links = useQuery(linksQuery)
  const refresh = useRefresh()
  const [open, setOpen] = useState<LinkRow | null>(null)
  const rows = links.data ?? []
  const ids = rows.map(({ id }) => id)
  const moves = useMoves({
    rows,
    nameOf: (id) => rows.find((row) => row.id === id)?.label ?? '',
    send: ({ id, by }) => moveLink(ids, id, by),
    refresh,
  })
  const remove = async ({ id, label }: LinkRow) => {
    if (!(await confirm({ text: texts.linkRemoveText(label) }))) return
    try {
      await deleteLink(id)
      toast.success(texts.linkRemoved)
    } catch (error) {
      toast.error(messageOf(error))
    }
    await refresh()
  }
  const { error, ...state } = listStateOf(links, hasNone)
  return (
    <div ref={moves.frame}>
      <Panel title={texts.sidebar} count={links.data?.length}>
        <DataTable
          caption={texts.sidebar}
          columns={columnsFor(moves.buttons)}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={({ label }) => label}
          rowActions={(row) => [
            { label: texts.editLink, icon: <EditIcon />, primary: true, onSelect: () => setOpen(row) },
            { label: texts.removeLink, icon: <TrashIcon />, danger: true, onSelect: () => void remove(row) },
          ]}
          {...state}
          error={{ ...error, title: texts.failedTitle }}
          empty={{ title: texts.emptyLinksTitle, text: texts.emptyLinksText }}
        />
      </Panel>
      {moves.status}
      {open !== null && <LinkForm link={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
