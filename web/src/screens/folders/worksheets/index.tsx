import { ButtonLink } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { EmptyState, ListState } from '@phuong/ui/ListState'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { askAnew } from '../../../api/ask-anew.ts'
import type { UploadedFile } from '../../../api/upload.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { UploadBox } from '../../../widgets/upload/UploadBox.tsx'
import { PageChooser } from '../../../widgets/worksheets/PageChooser.tsx'
import { worksheetTexts } from '../../../widgets/worksheets/texts.ts'
import css from '../Folders.module.css'
import { folderQuery, worksheetsPageSize, worksheetsQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { WorksheetCard } from './WorksheetCard.tsx'

const foldersPath = '/lms/RenLuyenBoiDuong'

/** /lms/teacher/worksheet/:id: the worksheets of a folder, and how new ones come into it (B-149, B-518). */
export const Worksheets = staffScreen(function Worksheets() {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const folder = useQuery(folderQuery(id))
  const worksheets = usePagedList((page) => worksheetsQuery(id, page), worksheetsPageSize, {})
  const [choosing, setChoosing] = useState<{ id: string; name: string } | null>(null)
  usePageTitle(folder.data?.name)
  const refresh = () => void askAnew(client, { queryKey: ['worksheets', 'folder', id] })
  const stored = (file: UploadedFile) => {
    worksheets.toFirstPage()
    refresh()
    // one page is chosen by itself; of several somebody has to say which
    if (file.pageCount !== null && file.pageCount > 1)
      setChoosing((open) => open ?? { id: file.id, name: file.fileName })
  }
  const title = folder.data?.name ?? texts.folder
  if (folder.data === null)
    return (
      <>
        <PageHead title={texts.folder} />
        <EmptyState
          title={texts.missingTitle}
          text={texts.missingText}
          drawing={<LostNotebook />}
          action={
            <ButtonLink as={Link} to={foldersPath}>
              {texts.toFolders}
            </ButtonLink>
          }
        />
      </>
    )
  return (
    <>
      <PageHead
        title={title}
        lead={texts.worksheetsLead}
        crumbs={
          <Crumbs
            items={[
              { label: texts.title, link: <Link to={foldersPath}>{texts.title}</Link> },
              ...(folder.data ? [{ label: title }] : []),
            ]}
          />
        }
      />
      <div className={css.body}>
        <UploadBox target={{ subModuleName: 'CLASSES', entityName: 'Folders', entityId: id }} onStored={stored} />
        <Panel title={texts.worksheets} count={worksheets.count}>
          <ListState {...worksheets.state} empty={{ title: texts.worksheetsNoneTitle, text: texts.worksheetsNoneText }}>
            <ul className={css.worksheets}>
              {worksheets.rows.map((row) => (
                <li key={row.id}>
                  <WorksheetCard row={row} onChoose={() => setChoosing({ id: row.id, name: row.fileName })} />
                </li>
              ))}
            </ul>
            <PageOf {...worksheets.pager} />
          </ListState>
        </Panel>
      </div>
      {choosing && (
        <Dialog
          open
          size="lg"
          title={`${worksheetTexts.choosePages}: ${choosing.name}`}
          onClose={() => {
            setChoosing(null)
            refresh()
          }}
        >
          <PageChooser
            id={choosing.id}
            onReady={() => {
              setChoosing(null)
              refresh()
            }}
          />
        </Dialog>
      )}
    </>
  )
})
