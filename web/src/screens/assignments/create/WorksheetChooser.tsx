import { NativeSelect } from '@mantine/core'
import { formatNumber } from '@phuong/domain/format/numbers'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { Dialog } from '@phuong/ui/Dialog'
import { ListState } from '@phuong/ui/ListState'
import { SearchField } from '@phuong/ui/staff/SearchField'
import { CheckIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WorksheetPicture } from '../../../widgets/assignments/WorksheetPicture.tsx'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { titleOf } from '../../../widgets/worksheets/title-of.ts'
import { findWorksheets } from './find-worksheets.ts'
import { foldersQuery, type WorksheetRow, worksheetsQuery } from './queries.ts'
import { texts } from './texts.ts'
import css from './WorksheetChooser.module.css'

type Props = { chosenId: string | null; onChoose: (row: WorksheetRow) => void; onClose: () => void }

/** The own worksheets with the pictures of their first pages, by folder and by name. */
export function WorksheetChooser({ chosenId, onChoose, onClose }: Props) {
  const { me } = useSurroundings()
  const ready = useQuery(worksheetsQuery(me.id))
  const folders = useQuery(foldersQuery)
  const [typed, setTyped] = useState('')
  const [folderId, setFolderId] = useState('')
  const all = ready.data ?? []
  const rows = findWorksheets(all, typed, folderId)
  // a folder without a worksheet is no choice
  const used = new Set(all.map(({ entityId }) => entityId))
  const choices = (folders.data ?? []).filter(({ id }) => used.has(id))
  const names = new Map(choices.map(({ id, name }) => [id, name]))
  const clear = () => {
    setTyped('')
    setFolderId('')
  }
  return (
    <Dialog open onClose={onClose} title={texts.chooserTitle} size="lg">
      {all.length > 0 && (
        <div className={css.chooserTools}>
          <div className={css.chooserSearch}>
            <SearchField value={typed} onChange={setTyped} label={texts.chooserSearch} />
          </div>
          {choices.length > 1 && (
            <NativeSelect
              size="md"
              aria-label={texts.chooserFolder}
              value={folderId}
              onChange={(event) => setFolderId(event.currentTarget.value)}
              data={[
                { value: '', label: texts.allFolders },
                ...choices.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </div>
      )}
      <ListState
        {...listStateOf(ready, () => rows.length === 0)}
        empty={
          all.length === 0
            ? {
                title: texts.chooserNone,
                text: texts.chooserNoneText,
                action: (
                  <ButtonLink as={Link} to="/lms/RenLuyenBoiDuong">
                    {texts.toFolders}
                  </ButtonLink>
                ),
              }
            : { title: texts.chooserNoneFound, action: <Button onClick={clear}>{texts.clearSearch}</Button> }
        }
      >
        <ul className={css.worksheets} aria-label={texts.chooserTitle}>
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={cx(css.choice, row.id === chosenId && css.chosen)}
                aria-pressed={row.id === chosenId}
                onClick={() => onChoose(row)}
              >
                <span className={css.choicePicture}>
                  <WorksheetPicture address={row.picture} />
                  {row.id === chosenId && (
                    <span className={css.tick}>
                      <CheckIcon />
                    </span>
                  )}
                </span>
                <span className={css.choiceName}>{titleOf(row.fileName)}</span>
                <span className={css.choiceFacts}>
                  {[names.get(row.entityId), row.pageCount ? texts.pages(formatNumber(row.pageCount)) : null]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </ListState>
    </Dialog>
  )
}
