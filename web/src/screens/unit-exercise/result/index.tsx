import { examIdOf } from '@phuong/domain/catalogue/examination-id'
import { studentDetailsPath, teacherDetailsPath } from '@phuong/domain/paths/assignment-details'
import { hasRole } from '@phuong/domain/people/roles'
import { ButtonLink } from '@phuong/ui/Button'
import { ErrorState } from '@phuong/ui/ErrorState'
import { PageHead } from '@phuong/ui/PageHead'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { messageOf } from '../../../api/call-error.ts'
import { backPathOf } from '../../../exam/result/back-path.ts'
import css from '../../../exam/result/ExamResult.module.css'
import { NothingDone } from '../../../exam/result/NothingDone.tsx'
import { useExamResult } from '../../../exam/result/use-exam-result.ts'
import { texts as examTexts } from '../../../exam/texts.ts'
import { serviceFor } from '../../../sitting/current.ts'
import { unitPath } from '../../../widgets/assignments/paths.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { Left } from '../Left.tsx'
import { isLeft } from '../left.ts'
import { texts } from '../texts.ts'
import { useGivenExam } from '../use-given-exam.ts'
import { Outcome } from './Outcome.tsx'
import { useToldSaved } from './use-told-saved.ts'
import { waitingHere } from './waiting-here.ts'

/**
 * /lms/exercise/examination/:examination/result (C-322): what a unit exercise came to. `?sitting=` is one attempt, otherwise
 * the newest of the pupil's assignment (`?assignmentId=`, or the newest that gives the exam). For a teacher of the class it
 * is the record of a pupil (C-380): the list alone (C-355).
 */
export function UnitResult() {
  const { examination } = useParams()
  const [search] = useAddressQuery()
  const { me } = useSurroundings()
  const examId = examIdOf(examination)
  const wanted = search.get('sitting')
  const { assignmentId, assignment, missing, asked, found } = useGivenExam(
    examId,
    search.get('assignmentId'),
    hasRole(me, 'student') && wanted === null,
  )
  const service = serviceFor(me)
  const { rows } = useSyncExternalStore(service.watch, service.state)
  const newest = assignment?.state === 'done' ? assignment.sittingId : null
  const sittingId = wanted ?? waitingHere(rows, examId, assignmentId) ?? newest
  const sat = useExamResult(sittingId, 'unit')
  const { local, stored, result } = sat
  useToldSaved(local)
  usePageTitle(texts.resultTitle)

  // without the row of it, it is what lies on this device
  const isOwn = stored === null ? hasRole(me, 'student') : stored.studentId === me.id
  const details =
    assignment && (isOwn ? studentDetailsPath(assignment) : teacherDetailsPath(assignment, stored?.studentId))
  const here = rows?.find((row) => row.sittingId === sittingId)
  const gaveWay = isOwn && (stored?.state === 'left' || (here !== undefined && isLeft(here)))
  const ofWork = assignmentId ?? stored?.assignmentId ?? null
  if (gaveWay && examId !== null && ofWork !== null)
    return (
      <>
        <PageHead title={texts.resultTitle} lead={assignment?.title} />
        <div className={css.body}>
          <Left
            goOn={
              <ButtonLink as={Link} to={unitPath({ examId, assignmentId: ofWork })}>
                {examTexts.resume}
              </ButtonLink>
            }
          />
        </div>
      </>
    )

  const looking = wanted === null && (rows === null || asked.isFetching || found.isFetching)
  const failed = sat.failed ?? (sittingId === null ? [asked, found].find(({ isError }) => isError) : undefined)
  const isNothing = sat.nothing && !looking && !(failed && !missing)
  if (isNothing || examId === null)
    return (
      <NothingDone
        text={texts.nothingDoneText}
        action={details ? texts.toAssignment : texts.toHome}
        to={details ?? '/lms/home'}
      />
    )
  if (result === null)
    return (
      <>
        <PageHead title={texts.resultTitle} />
        <div className={css.body}>
          {failed ? (
            <ErrorState text={messageOf(failed.error)} onRetry={() => void failed.refetch()} />
          ) : (
            <SkeletonRows rows={5} />
          )}
        </div>
      </>
    )

  return (
    <Outcome
      sat={sat}
      result={result}
      sittingId={sittingId}
      assignment={assignment}
      given={assignmentId === null ? null : { examId, assignmentId }}
      isOwn={isOwn}
      details={details ?? null}
      back={backPathOf(search.get('back'), '/lms/home')}
    />
  )
}
