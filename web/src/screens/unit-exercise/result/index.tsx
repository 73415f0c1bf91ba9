import { examIdOf } from '@phuong/domain/catalogue/examination-id'
import { formatDateTime } from '@phuong/domain/format/dates'
import { ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { ErrorState } from '@phuong/ui/ErrorState'
import { PageHead } from '@phuong/ui/PageHead'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { messageOf } from '../../../api/call-error.ts'
import { canDoAgain } from '../../../widgets/assignments/next-step.ts'
import { studentDetailsPath, teacherDetailsPath, unitPath } from '../../../widgets/assignments/paths.ts'
import type { StoredSitting } from '../../../widgets/exam/sitting-query.ts'
import { texts as examTexts } from '../../../widgets/exam/texts.ts'
import { backPathOf } from '../../../widgets/exam-result/back-path.ts'
import css from '../../../widgets/exam-result/ExamResult.module.css'
import { NothingDone } from '../../../widgets/exam-result/NothingDone.tsx'
import { QuestionList } from '../../../widgets/exam-result/QuestionList.tsx'
import { Summary } from '../../../widgets/exam-result/Summary.tsx'
import { texts as resultTexts } from '../../../widgets/exam-result/texts.ts'
import { useExamResult } from '../../../widgets/exam-result/use-exam-result.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { serviceFor } from '../../../widgets/sitting/current.ts'
import { SaveState } from '../../../widgets/sitting/SaveState.tsx'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { Left } from '../Left.tsx'
import { isLeft } from '../left.ts'
import { texts } from '../texts.ts'
import { useGivenExam } from '../use-given-exam.ts'
import { Attempts } from './Attempts.tsx'
import { Sending } from './Sending.tsx'
import { solutionsWords } from './solutions-words.ts'
import own from './UnitResult.module.css'
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
  const isPupil = me.role === 'student'
  const examId = examIdOf(examination)
  const wanted = search.get('sitting')
  const { assignmentId, assignment, missing, asked, found } = useGivenExam(
    examId,
    search.get('assignmentId'),
    isPupil && wanted === null,
  )
  const service = serviceFor(me)
  const { rows } = useSyncExternalStore(service.watch, service.state)
  const newest = assignment?.state === 'done' ? assignment.sittingId : null
  const sittingId = wanted ?? waitingHere(rows, examId, assignmentId) ?? newest
  const sat = useExamResult(sittingId, 'unit')
  const { local, stored, result } = sat
  useToldSaved(local)
  usePageTitle(texts.resultTitle)

  const details =
    assignment && (isPupil ? studentDetailsPath(assignment) : teacherDetailsPath(assignment, stored?.studentId))
  const here = rows?.find((row) => row.sittingId === sittingId)
  const gaveWay = isPupil && (stored?.state === 'left' || (here !== undefined && isLeft(here)))
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

  const settings = assignment?.settings
  // while its last answers are on their way, only the setting is known
  const scoreWaits = sat.fromHere ? settings?.solutions === 'AFTER_DUE' : (stored?.scoreWaits ?? false)
  const aboutSolutions = stored && !sat.fromHere ? solutionsWords(stored, settings?.solutions ?? null) : null
  const again =
    isPupil && assignment !== null && !sat.waiting && canDoAgain({ ...assignment, state: assignment.state ?? 'none' })
  return (
    <>
      <PageHead
        title={texts.resultTitle}
        lead={
          isPupil
            ? (assignment?.title ?? stored?.title)
            : stored && `${stored.title} · ${resultTexts.by(stored.studentName)}`
        }
        actions={
          details && (
            <ButtonLink as={Link} to={details}>
              {texts.toAssignment}
            </ButtonLink>
          )
        }
      />
      <div className={css.body}>
        {local && (
          <div className={css.save}>
            <SaveState
              sitting={{ shown: local.shown, apart: [], connection: local.connection }}
              numberOf={() => null}
            />
          </div>
        )}
        {local && sat.waiting && (
          <Sending local={local} sittingId={sittingId} title={assignment?.title ?? stored?.title ?? undefined} />
        )}
        <Attempts
          given={assignmentId !== null && (isPupil || stored !== null) ? { examId, assignmentId } : null}
          studentId={isPupil ? null : (stored?.studentId ?? null)}
          shown={sittingId}
        />
        {/* C-355, C-357: only a teacher is shown the list alone */}
        {me.role === 'teacher' ? (
          stored && <Record stored={stored} right={result.correct} total={result.total} />
        ) : (
          <Summary
            result={result}
            startedAt={sat.startedAt}
            finishedAt={sat.finishedAt}
            back={backPathOf(search.get('back'), '/lms/home')}
            scoreShown={!scoreWaits && result.waiting === 0}
          >
            {stored?.mark != null && !sat.fromHere && <MarkLine mark={stored.mark} />}
            {scoreWaits ? <p>{resultTexts.scoreWaits}</p> : result.waiting > 0 && <p>{resultTexts.scoreOnItsWay}</p>}
            {aboutSolutions !== null && <p className="muted">{aboutSolutions}</p>}
            {again && assignmentId !== null && (
              <ButtonLink as={Link} to={unitPath({ examId, assignmentId }, 1, true)} className={own.again}>
                {texts.again}
              </ButtonLink>
            )}
          </Summary>
        )}
        {stored?.teacherNote && (
          <Card as="section" aria-labelledby="teacher-note">
            <h2 id="teacher-note">{texts.note}</h2>
            <p className={own.note}>{stored.teacherNote}</p>
          </Card>
        )}
        <QuestionList result={result} seed={sittingId ?? ''} scoreShown={!scoreWaits} />
      </div>
    </>
  )
}

function MarkLine({ mark }: { mark: number }) {
  return (
    <p className={own.mark}>
      {resultTexts.mark} <Mark value={mark} />
    </p>
  )
}

/** What a teacher reads over the list of a pupil's record (C-380). */
function Record({ stored, right, total }: { stored: StoredSitting; right: number; total: number }) {
  const { mark, attempt, finishedAt } = stored
  return (
    <ul className={own.record}>
      <li>{texts.attempt(attempt)}</li>
      {mark !== null && (
        <li>
          {resultTexts.mark} <Mark value={mark} />
        </li>
      )}
      <li className="num">{texts.right(right, total)}</li>
      {finishedAt !== null && <li className="num">{texts.handedInAt(formatDateTime(new Date(finishedAt)))}</li>}
    </ul>
  )
}
