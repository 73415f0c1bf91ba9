import { changesHostInUse } from '@phuong/domain/site/hosts'
import { Button } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { confirm } from '@phuong/ui/confirm'
import { EditIcon } from '@phuong/ui/desk-icons'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import type { Column } from '@phuong/ui/staff/table-types'
import { toast } from '@phuong/ui/toast'
import { TrashIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/call-error.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { HostForm } from './HostForm.tsx'
import css from './Hosts.module.css'
import { deleteHost, type HostRow, hostsQuery, useRefresh } from './queries.ts'
import { profileTexts, texts } from './texts.ts'

const columnsFor = (inUse: string): Column<HostRow>[] => [
  {
    id: 'host',
    header: texts.columnHost,
    card: 'title',
    cell: ({ host }) => (
      <span className={css.host}>
        {host}
        {host === inUse && (
          <Chip size="sm" tone="leaf">
            {texts.inUse}
          </Chip>
        )}
      </span>
    ),
  },
  {
    id: 'profile',
    header: texts.columnProfile,
    cell: ({ profile }) => (
      <>
        {profileTexts[profile].label}
        <span className={css.does}>{profileTexts[profile].does}</span>
      </>
    ),
  },
  {
    id: 'portal',
    header: texts.columnPortal,
    cell: ({ higherEducation }) => (higherEducation ? texts.portal : texts.noPortal),
  },
  { id: 'partner', header: texts.columnPartner, text: ({ partnerName }) => partnerName, truncate: 40 },
]

/** /lms/admin/hosts: what each host name stands for. */
export const Hosts = staffScreen(function Hosts() {
  const hosts = useQuery(hostsQuery)
  const refresh = useRefresh()
  const [open, setOpen] = useState<HostRow | 'new' | null>(null)
  const rows = hosts.data ?? []
  const inUse = window.location.hostname
  const remove = async (row: HostRow) => {
    const isOwn = changesHostInUse(rows, { before: row, after: null }, inUse)
    if (!(await confirm({ text: (isOwn ? texts.inUseRemoveText : texts.removeText)(row.host) }))) return
    try {
      await deleteHost(row.id)
      toast.success(texts.removed)
    } catch (error) {
      toast.error(messageOf(error))
    }
    await refresh()
  }
  const addButton = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen('new')}>
      {texts.add}
    </Button>
  )
  const { error, ...state } = listStateOf(hosts, hasNone)
  return (
    <>
      <PageHead eyebrow={texts.section} title={texts.title} lead={texts.lead} actions={addButton} />
      <div className={css.body}>
        <Panel title={texts.caption} count={hosts.data?.length}>
          <DataTable
            caption={texts.caption}
            columns={columnsFor(inUse)}
            rows={rows}
            rowKey={({ id }) => id}
            rowLabel={({ host }) => host}
            rowActions={(row) => [
              { label: texts.edit, icon: <EditIcon />, primary: true, onSelect: () => setOpen(row) },
              { label: texts.remove, icon: <TrashIcon />, danger: true, onSelect: () => void remove(row) },
            ]}
            {...state}
            error={{ ...error, title: texts.failedTitle }}
            empty={{ title: texts.emptyTitle, text: texts.emptyText }}
          />
        </Panel>
      </div>
      {open !== null && (
        <HostForm host={open === 'new' ? null : open} rows={rows} inUse={inUse} onClose={() => setOpen(null)} />
      )}
    </>
  )
})
