import { ButtonLink } from '@phuong/ui/Button'
import { ErrorState } from '@phuong/ui/ErrorState'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { editorPath } from '../../widgets/assignments/paths.ts'
import { Link } from '../../widgets/link/Link.tsx'
import { listStateOf } from '../../widgets/list-state.ts'
import { usePageTitle } from '../../widgets/page-title.ts'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { titleOf } from '../../widgets/worksheets/title-of.ts'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { Opening } from './Opening.tsx'
import { worksheetQuery } from './queries.ts'
import { texts } from './texts.ts'

/** /lms/teacher/worksheet/:id/edit/:worksheetId: the editor of one worksheet (A-012, B-150 to B-152). */
export const WorksheetEditor = staffScreen(function WorksheetEditor() {
  const { id: folderId = '', worksheetId = '' } = useParams()
  const { me } = useSurroundings()
  const worksheet = useQuery(worksheetQuery(worksheetId, me.id))
  usePageTitle(worksheet.data ? titleOf(worksheet.data.fileName) : undefined)
  // an address that names another folder leads to the one in which the worksheet lies
  if (worksheet.data && worksheet.data.entityId !== folderId)
    return <Navigate to={editorPath(worksheet.data)} replace />
  if (worksheet.data) return <Opening key={worksheet.dataUpdatedAt} worksheet={worksheet.data} userId={me.id} />
  if (worksheet.data === null)
    return (
      <>
        <PageHead title={texts.title} />
        <EmptyState
          title={texts.missingTitle}
          text={texts.missingText}
          action={
            <ButtonLink as={Link} to="/lms/RenLuyenBoiDuong">
              {texts.toFolders}
            </ButtonLink>
          }
        />
      </>
    )
  const { state, error, onRetry } = listStateOf(worksheet, () => false)
  if (state === 'error') return <ErrorState {...error} onRetry={onRetry} />
  return <EditorSkeleton />
})
