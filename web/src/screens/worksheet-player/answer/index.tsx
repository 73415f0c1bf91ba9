import { formatDayOfYear } from '@phuong/domain/format/dates'
import { studentDetailsPath } from '@phuong/domain/paths/assignment-details'
import { type PublicDocument, readPublicDocument } from '@phuong/exercises/worksheet'
import { ConfirmHost } from '@phuong/ui/ConfirmHost'
import { IconButtonLink } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { MemoryNotice, SaveState } from '../../../sitting/save-state/SaveState.tsx'
import { canDoAgain } from '../../../widgets/assignments/next-step.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { SittingBar } from '../../../widgets/sitting-bar/SittingBar.tsx'
import { AgainButton } from '../AgainButton.tsx'
import { DoneWorksheet } from '../DoneWorksheet.tsx'
import { Failed, isRefused, Missing } from '../Missing.tsx'
import { PageName } from '../PageName.tsx'
import { texts as shared } from '../texts.ts'
import { WorksheetSkeleton } from '../Worksheet.tsx'
import css from '../WorksheetPlayer.module.css'
import { HandedInState } from './HandedInState.tsx'
import { LockedWorksheet } from './LockedWorksheet.tsx'
import { numberOfItem } from './number-of-item.ts'
import { OpenWorksheet } from './OpenWorksheet.tsx'
import { texts } from './texts.ts'
import { useToldHandIn } from './use-told-hand-in.ts'
import { useWork, type Work } from './use-work.ts'

/**
 * /lms/student/worksheet/exercise/:id: a pupil answers a worksheet, hands it in and sees the mark (B-204, B-205, B-208,
 * B-217 to B-229). `:id` is the worksheet's attachment, `?assignmentId=` the assignment, `&again=1` begins a new
 * attempt.
 */
export function AnswerWorksheet() {
  const { id = '' } = useParams()
  const work = useWork(id)
  const onHandIn = useToldHandIn(work)
  const { assignment, sitting, waiting, lookAt } = work
  const paper = waiting?.paper ?? sitting.paper
  const document = useMemo(() => readPublicDocument(paper), [paper])
  const numberOf = useMemo(() => numberOfItem(document), [document])
  usePageTitle(assignment?.title)
  return (
    <div className={css.page}>
      <PageName>{assignment?.title ?? shared.worksheet}</PageName>
      <SittingBar
        title={assignment?.title ?? shared.worksheet}
        about={assignment?.dueDate ? texts.due(formatDayOfYear(assignment.dueDate)) : undefined}
        save={
          lookAt === null ? (
            document && <SaveState sitting={sitting} numberOf={numberOf} />
          ) : (
            <HandedInState sittingId={lookAt} sitting={sitting} numberOf={numberOf} />
          )
        }
      >
        <IconButtonLink
          as={Link}
          to={assignment ? studentDetailsPath(assignment) : '/lms/home'}
          label={shared.leave}
          icon={<CloseIcon />}
        />
      </SittingBar>
      <MemoryNotice sitting={sitting} />
      <Body attachmentId={id} work={work} document={document} onHandIn={onHandIn} />
      <ConfirmHost />
    </div>
  )
}

type BodyProps = { attachmentId: string; work: Work; document: PublicDocument | undefined; onHandIn(): void }

/** What stands below the bar: the worksheet in its state, or why it is not there yet. */
function Body({ attachmentId, work, document, onHandIn }: BodyProps) {
  const { asked, assignment, sitting, waiting, lookAt, doAgain } = work
  const { status, connection } = sitting
  const retry = () => void asked.refetch()
  if (assignment === null && (isRefused(asked.error) || asked.isSuccess)) return <Missing />
  if (lookAt !== null) {
    const mayAgain = assignment !== null && canDoAgain({ ...assignment, state: 'done', openSittingId: null })
    const again = (phone: boolean) => mayAgain && <AgainButton phone={phone} onAgain={() => void doAgain()} />
    return (
      <DoneWorksheet
        key={lookAt}
        sittingId={lookAt}
        attachmentId={attachmentId}
        end={again(false)}
        action={again(true)}
      />
    )
  }
  if (document) {
    const title = assignment?.title
    if (waiting) return <LockedWorksheet {...{ document, connection, title, ...waiting }} />
    const answers = new Map([...sitting.answers].map(([item, { response }]) => [item, response]))
    if (status === 'open') return <OpenWorksheet document={document} sitting={sitting} onHandIn={onHandIn} />
    if (status !== 'opening')
      return <LockedWorksheet {...{ document, answers, connection, title, sittingId: sitting.sittingId, sitting }} />
  }
  if (status === 'failed') return <Missing title={sitting.problem?.text} />
  if (asked.isError && assignment === null) return <Failed error={asked.error} onRetry={retry} />
  if (connection === 'offline') return <Missing title={texts.offlineTitle} text={texts.offlineText} />
  return <WorksheetSkeleton />
}
