import { ButtonLink } from '@phuong/ui/Button'
import { EmptyState, ErrorState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link } from '../../widgets/link/Link.tsx'
import { listStateOf } from '../../widgets/list-state.ts'
import { usePageTitle } from '../../widgets/page-title.ts'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { Opening } from './Opening.tsx'
import { sheetQuery } from './queries.ts'
import { texts } from './texts.ts'

/** /lms/teacher/worksheet/edit/:id: the editor of one worksheet (A-012, B-150, B-152). */
export function WorksheetEditor() {
  const { id = '' } = useParams()
  const { me } = useSurroundings()
  const sheet = useQuery(sheetQuery(id, me.id))
  usePageTitle(sheet.data?.fileName)
  if (sheet.data) return <Opening key={sheet.dataUpdatedAt} sheet={sheet.data} userId={me.id} />
  if (sheet.data === null)
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
  const { state, error, onRetry } = listStateOf(sheet, () => false)
  if (state === 'error') return <ErrorState {...error} onRetry={onRetry} />
  return <EditorSkeleton />
}
