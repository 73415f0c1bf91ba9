import { formatDateTime } from '@phuong/domain/format/dates'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { DownloadIcon, UploadIcon } from '@phuong/ui/desk-icons'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { ErrorState } from '@phuong/ui/ErrorState'
import { EmptyState } from '@phuong/ui/ListState'
import { Notice } from '@phuong/ui/Notice'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { PrintLink } from '../../../../widgets/exam-print/PrintLink.tsx'
import { Link } from '../../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../../widgets/link/use-address-query.ts'
import { listStateOf } from '../../../../widgets/list-state.ts'
import { usePageTitle } from '../../../../widgets/page-title.ts'
import { nameOf, printedAs, titleOf } from '../../../../widgets/papers/name.ts'
import { numberInAddress, papersPath, versionPath } from '../../../../widgets/papers/paths.ts'
import { VisibilityChip } from '../../../../widgets/papers/VisibilityChip.tsx'
import { downloadPaper } from '../download.ts'
import css from '../Papers.module.css'
import { type Paper, paperQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { Questions } from './Questions.tsx'
import { Settings } from './Settings.tsx'

/** /lms/test-bank/papers/:paperId: one paper with its questions (C-257, D56). */
export const PaperPage = staffScreen(function PaperPage() {
  const { paperId = '' } = useParams()
  const id = /^[1-9]\d{0,9}$/.test(paperId) ? Number(paperId) : null
  const paper = useQuery({ ...paperQuery(id ?? 0), enabled: id !== null })
  const [query] = useAddressQuery()
  const asked = Math.max(1, Math.floor(Number(query.get(numberInAddress))) || 1)
  const [editing, setEditing] = useState<Editing | null>(null)
  // another address is the end of it; whether its author goes there, the editor has asked
  const edited = editing?.paper.id === id && editing.asked === asked ? editing.paper : null
  if (editing !== null && edited === null) setEditing(null)
  const shown = paper.data ?? edited
  usePageTitle(shown ? titleOf(shown) : undefined)
  if (shown)
    return (
      <OpenPaper
        paper={shown}
        edited={edited}
        asked={asked}
        onEdit={() => setEditing({ paper: shown, asked })}
        onDone={() => setEditing(null)}
      />
    )
  if (id === null || paper.data === null)
    return (
      <>
        <PageHead title={texts.title} />
        <EmptyState
          title={texts.missingTitle}
          text={texts.missingText}
          drawing={<LostNotebook />}
          action={
            <ButtonLink as={Link} to={papersPath}>
              {texts.toPapers}
            </ButtonLink>
          }
        />
      </>
    )
  const { state, error, onRetry } = listStateOf(paper, () => false)
  return (
    <>
      <PageHead title={texts.title} />
      <div className={css.body}>
        {state === 'error' ? (
          <ErrorState {...error} onRetry={onRetry} />
        ) : (
          <Panel title={texts.questions}>
            <SkeletonRows rows={5} />
          </Panel>
        )}
      </div>
    </>
  )
})

/** A paper as it was when the editing of one of its questions began; others may change or hide it meanwhile. */
type Editing = { paper: Paper; asked: number }

type OpenProps = {
  paper: Paper
  edited: Paper | null
  /** the question that is open, from 1 */
  asked: number
  onEdit(): void
  onDone(): void
}

function OpenPaper({ paper, edited, asked, onEdit, onDone }: OpenProps) {
  const { id, revision, visibility, tags, savedBy, savedAt, edits } = paper
  const title = titleOf(paper)
  const printed = printedAs(paper)
  return (
    <>
      <PageHead
        title={title}
        crumbs={
          <Crumbs
            items={[{ label: texts.title, link: <Link to={papersPath}>{texts.title}</Link> }, { label: nameOf(paper) }]}
          />
        }
        actions={
          <>
            <Button icon={<DownloadIcon />} onClick={() => void downloadPaper(id)}>
              {texts.download}
            </Button>
            {printed && <PrintLink exam={printed} />}
            {edits && (
              <ButtonLink as={Link} to={versionPath(id)} icon={<UploadIcon />}>
                {texts.newVersion}
              </ButtonLink>
            )}
          </>
        }
      >
        <div className={css.facts}>
          <Chip size="sm" tone="sky">
            {texts.version(revision)}
          </Chip>
          <VisibilityChip visibility={visibility} />
          {!edits &&
            tags.map((tag) => (
              <Chip key={tag} size="sm">
                {tag}
              </Chip>
            ))}
          <span>{texts.saved(savedBy, formatDateTime(savedAt))}</span>
        </div>
      </PageHead>
      <div className={css.body}>
        {edits ? <Settings paper={paper} /> : <Notice>{texts.readOnly}</Notice>}
        <Questions paper={edited ?? paper} asked={asked} edited={edited !== null} onEdit={onEdit} onDone={onDone} />
      </div>
    </>
  )
}
