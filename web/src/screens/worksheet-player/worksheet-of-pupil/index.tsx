import { formatMark } from '@phuong/domain/format/numbers'
import { teacherDetailsPath } from '@phuong/domain/paths/assignment-details'
import { onPoints } from '@phuong/domain/scoring/scales'
import { Button } from '@phuong/ui/Button'
import { IconButtonLink } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { assignmentQuery } from '../../../widgets/assignments/queries.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { SittingBar } from '../../../widgets/sitting-bar/SittingBar.tsx'
import { DoneWorksheet } from '../DoneWorksheet.tsx'
import { Failed, Missing } from '../Missing.tsx'
import { PageName } from '../PageName.tsx'
import { texts as shared } from '../texts.ts'
import { WorksheetSkeleton } from '../Worksheet.tsx'
import css from '../WorksheetPlayer.module.css'
import { attemptsQuery } from './queries.ts'
import { texts } from './texts.ts'

/**
 * /lms/teacher/worksheet/exercise/:id/:studentId: what one pupil handed in of a worksheet, in the done state, the
 * newest attempt first (B-207, B-208, B-225). The server answers 403 for a pupil of others (B-237).
 */
export function WorksheetOfPupil() {
  const { id = '', studentId = '' } = useParams()
  const [query] = useAddressQuery()
  const assignmentId = query.get('assignmentId')
  return assignmentId === null ? (
    <Missing title={texts.noAssignmentTitle} text={texts.noAssignmentText} />
  ) : (
    <Attempts key={assignmentId} attachmentId={id} studentId={studentId} assignmentId={assignmentId} />
  )
}

type Props = { attachmentId: string; studentId: string; assignmentId: string }

function Attempts({ attachmentId, studentId, assignmentId }: Props) {
  const asked = useQuery(attemptsQuery(studentId, assignmentId))
  const { data: assignment } = useQuery(assignmentQuery(assignmentId))
  const [chosen, setChosen] = useState<string | null>(null)
  const attempts = asked.data ?? []
  const shown = attempts.find(({ sittingId }) => sittingId === chosen) ?? attempts[0]
  const back = assignment ? teacherDetailsPath(assignment, studentId) : '/lms/teacher/classes'
  const name = attempts[0]?.studentName ?? shared.worksheet
  usePageTitle(attempts[0]?.studentName)
  return (
    <div className={css.page}>
      <PageName>{name}</PageName>
      <SittingBar title={name} about={assignment?.title} save={null}>
        <IconButtonLink as={Link} to={back} label={texts.back} icon={<CloseIcon />} />
      </SittingBar>
      {asked.isError && !asked.data ? (
        <Failed
          error={asked.error}
          onRetry={() => void asked.refetch()}
          title={texts.refusedTitle}
          text={texts.refusedText}
        />
      ) : asked.isPending ? (
        <WorksheetSkeleton />
      ) : shown === undefined ? (
        <Missing title={texts.noneTitle} text={texts.noneText} />
      ) : (
        <DoneWorksheet
          key={shown.sittingId}
          sittingId={shown.sittingId}
          attachmentId={attachmentId}
          before={
            attempts.length > 1 && (
              <fieldset className={css.attempts} aria-label={texts.attempts}>
                {attempts.map(({ sittingId, attempt, score }) => (
                  <Button
                    key={sittingId}
                    size="sm"
                    variant={sittingId === shown.sittingId ? 'soft' : 'line'}
                    aria-pressed={sittingId === shown.sittingId}
                    onClick={() => setChosen(sittingId)}
                  >
                    {shared.attempt(attempt)}
                    {score !== null && ` · ${formatMark(onPoints(score, assignment?.points ?? null))}`}
                  </Button>
                ))}
              </fieldset>
            )
          }
        />
      )}
    </div>
  )
}
