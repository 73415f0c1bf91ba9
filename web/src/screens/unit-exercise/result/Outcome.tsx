import { formatDateTime } from '@phuong/domain/format/dates'
import { hasOnlyRole } from '@phuong/domain/people/roles'
import { ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { PageHead } from '@phuong/ui/PageHead'
import css from '../../../exam/result/ExamResult.module.css'
import { LateAnswers } from '../../../exam/result/LateAnswers.tsx'
import { QuestionList } from '../../../exam/result/QuestionList.tsx'
import { Summary } from '../../../exam/result/Summary.tsx'
import { texts as resultTexts } from '../../../exam/result/texts.ts'
import type { useExamResult } from '../../../exam/result/use-exam-result.ts'
import type { StoredSitting } from '../../../exam/sitting-query.ts'
import { SaveState } from '../../../sitting/save-state/SaveState.tsx'
import { canDoAgain } from '../../../widgets/assignments/next-step.ts'
import { unitPath } from '../../../widgets/assignments/paths.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { texts } from '../texts.ts'
import type { useGivenExam } from '../use-given-exam.ts'
import { Attempts } from './Attempts.tsx'
import { Sending } from './Sending.tsx'
import { solutionsWords } from './solutions-words.ts'
import own from './UnitResult.module.css'

type Sat = ReturnType<typeof useExamResult>

type Props = {
  sat: Sat
  result: NonNullable<Sat['result']>
  sittingId: string | null
  assignment: ReturnType<typeof useGivenExam>['assignment']
  /** The exam as it was given; null where no assignment is known. */
  given: { readonly examId: number; readonly assignmentId: string } | null
  /** Whether it is the result of who looks, and not of a pupil of theirs. */
  isOwn: boolean
  /** The page of the assignment, for this person. */
  details: `/${string}` | null
  back: `/${string}`
}

/** What a unit exercise came to, once it is known (C-322, C-355, C-380). */
export function Outcome({ sat, result, sittingId, assignment, given, isOwn, details, back }: Props) {
  const { me } = useSurroundings()
  const { local, stored } = sat
  const settings = assignment?.settings
  // while its last answers are on their way, only the setting is known
  const scoreWaits = sat.fromHere ? settings?.solutions === 'AFTER_DUE' : (stored?.scoreWaits ?? false)
  const aboutSolutions = stored && !sat.fromHere ? solutionsWords(stored, settings?.solutions ?? null) : null
  const again =
    isOwn && assignment !== null && !sat.waiting && canDoAgain({ ...assignment, state: assignment.state ?? 'none' })
  return (
    <>
      <PageHead
        title={texts.resultTitle}
        lead={
          isOwn
            ? (assignment?.title ?? stored?.title)
            : stored && `${stored.title} · ${resultTexts.by(stored.studentName)}`
        }
        actions={
          details !== null && (
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
        <LateAnswers count={sat.late} />
        <Attempts
          given={isOwn || stored !== null ? given : null}
          studentId={isOwn ? null : (stored?.studentId ?? null)}
          shown={sittingId}
          points={assignment?.points ?? stored?.points ?? null}
        />
        {/* C-355, C-357: only a teacher is shown the list alone */}
        {hasOnlyRole(me, 'teacher') ? (
          stored && <Record stored={stored} right={result.correct} total={result.total} />
        ) : (
          <Summary
            result={result}
            startedAt={sat.startedAt}
            finishedAt={sat.finishedAt}
            back={back}
            scoreShown={!scoreWaits && result.waiting === 0}
          >
            {stored?.mark != null && !sat.fromHere && <MarkLine mark={stored.mark} points={stored.points} />}
            {scoreWaits ? <p>{resultTexts.scoreWaits}</p> : result.waiting > 0 && <p>{resultTexts.scoreOnItsWay}</p>}
            {aboutSolutions !== null && <p className="muted">{aboutSolutions}</p>}
            {again && given !== null && (
              <ButtonLink as={Link} to={unitPath(given, 1, true)} className={own.again}>
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
        <QuestionList result={result} seed={sittingId ?? ''} scoreShown={!scoreWaits} own={isOwn && !scoreWaits} />
      </div>
    </>
  )
}

function MarkLine({ mark, points }: { mark: number; points: number | null }) {
  return (
    <p className={own.mark}>
      {resultTexts.mark} <Mark value={mark} points={points} />
    </p>
  )
}

/** What a teacher reads over the list of a pupil's record (C-380). */
function Record({ stored, right, total }: { stored: StoredSitting; right: number; total: number }) {
  const { mark, points, attempt, finishedAt } = stored
  return (
    <ul className={own.record}>
      <li>{texts.attempt(attempt)}</li>
      {mark !== null && (
        <li>
          {resultTexts.mark} <Mark value={mark} points={points} />
        </li>
      )}
      <li className="num">{texts.right(right, total)}</li>
      {finishedAt !== null && <li className="num">{texts.handedInAt(formatDateTime(new Date(finishedAt)))}</li>}
    </ul>
  )
}
