import { confirm } from '@phuong/ui/confirm'
import { EditIcon } from '@phuong/ui/desk-icons'
import { ListState } from '@phuong/ui/ListState'
import { FolderIcon } from '@phuong/ui/lms-icons'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { RowActions } from '@phuong/ui/staff/RowActions'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { toast } from '@phuong/ui/toast'
import { TrashIcon } from '@phuong/ui/work-icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { isCallError, messageOf } from '../../../api/call-error.ts'
import { removeRow } from '../../../api/crud.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { folders as entity } from '../../../widgets/worksheets/queries.ts'
import css from '../Folders.module.css'
import { type FolderRow, foldersQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { FolderDialog, NewFolder } from './FolderDialog.tsx'

/** /lms/RenLuyenBoiDuong: the own folders with name, colour and order, made, changed and removed (B-514 to B-519, B-533). */
export const FolderList = staffScreen(function FolderList() {
  const { me } = useSurroundings()
  const client = useQueryClient()
  const folders = useQuery(foldersQuery(me.id))
  const rows = folders.data ?? []
  const [changed, setChanged] = useState<FolderRow | null>(null)
  const { mutate } = useMutation({
    mutationFn: ({ id }: FolderRow) => removeRow(entity, id),
    onSuccess: async () => {
      await askAnew(client, { queryKey: ['folders'] })
      toast.success(texts.removed)
    },
    onError: (error) =>
      toast.error((isCallError(error) && error.fields.id) || messageOf(error), { title: texts.removeFailed }),
  })
  const remove = async (folder: FolderRow) => {
    if (await confirm({ text: texts.removeText(folder.name) })) mutate(folder)
  }
  const next = rows.reduce((order, row) => Math.max(order, row.sortOrder + 1), 0)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={css.body}>
        <Panel
          title={texts.folders}
          count={folders.data?.length}
          action={rows.length > 0 && <NewFolder variant="line" order={next} />}
        >
          <ListState
            {...listStateOf(folders, hasNone)}
            empty={{
              title: texts.noneTitle,
              text: texts.noneText,
              action: <NewFolder variant="primary" order={next} />,
            }}
          >
            <ul className={css.folders}>
              {rows.map((row) => (
                <li key={row.id} className={css.folder}>
                  <span
                    className={css.tab}
                    style={row.color === null ? undefined : ({ '--folder': row.color } as Record<string, string>)}
                  >
                    <FolderIcon />
                  </span>
                  <div className={css.words}>
                    <Link to={`/lms/teacher/worksheet/${row.id}`} className={css.link}>
                      {row.name}
                    </Link>
                    <span className={css.order}>{texts.orderOf(row.sortOrder)}</span>
                  </div>
                  <div className={css.acts}>
                    <RowActions
                      compact
                      rowLabel={row.name}
                      actions={[
                        { label: texts.change, icon: <EditIcon size={18} />, onSelect: () => setChanged(row) },
                        {
                          label: texts.remove,
                          icon: <TrashIcon size={18} />,
                          danger: true,
                          onSelect: () => void remove(row),
                        },
                      ]}
                    />
                  </div>
                </li>
              ))}
            </ul>
          </ListState>
        </Panel>
      </div>
      {changed && <FolderDialog folder={changed} order={next} onClose={() => setChanged(null)} />}
    </>
  )
})
