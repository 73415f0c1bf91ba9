import { formatDateTime } from '@phuong/domain/format/dates'
import { ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { CoverCard, CoverSheet } from '@phuong/ui/CoverCard'
import { Notice } from '@phuong/ui/Notice'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { lazy, Suspense, useState } from 'react'
import { DueChip } from '../../../widgets/assignments/DueChip.tsx'
import { canDoAgain, nextStep } from '../../../widgets/assignments/next-step.ts'
import type { AssignmentRow } from '../../../widgets/assignments/queries.ts'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { WorksheetPicture } from '../../../widgets/assignments/WorksheetPicture.tsx'
import { Link } from '../../../widgets/link/Link.tsx'
import { LateChip } from '../../../widgets/marks/LateChip.tsx'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import { Stars } from '../../../widgets/marks/Stars.tsx'
import { StateSign } from '../../../widgets/marks/StateSign.tsx'
import { resultWords, triesWords } from './result-words.ts'
import css from './StudentDetails.module.css'
import { texts } from './texts.ts'
import { UnitAttempts } from './UnitAttempts.tsx'
import { UnsentHere } from './UnsentHere.tsx'
import { waysInto } from './ways.ts'

/** Comes with what keeps answers on this device, which the work on a worksheet needs only later. */
const HandInWaiting = lazy(async () => ({ default: (await import('./HandInWaiting.tsx')).HandInWaiting }))

/** The pupil's own work on an assignment: state, mark, stars, the teacher's note, and the one big step (B-137). */
export function OwnWork({ assignment }: { assignment: AssignmentRow }) {
  const { instructions, attachmentId, examId, questions, minutes, teacherNote } = assignment
  const { score, points, star, submittedAt, late, dueDate } = assignment
  const state = assignment.state ?? 'none'
  const work = { ...assignment, state }
  const step = nextStep(work)
  const ways = waysInto(assignment)
  const exam = examId === null ? null : { examId, assignmentId: assignment.id }
  const tries = triesWords(work)
  const clock = step === 'start' ? texts.unitClock : step === 'continue' ? texts.unitGoesOn : null
  // what was handed in on this device without a line is not 'not done', and is not begun again
  const [waits, setWaits] = useState(false)
  const steps = ways && (
    <div className={css.steps}>
      <ButtonLink
        as={Link}
        to={step === 'look' ? ways.look : ways.work}
        variant="primary"
        size="lg"
        iconEnd={<ArrowRightIcon />}
      >
        {assignmentTexts.steps[step]}
      </ButtonLink>
      {canDoAgain(work) && (
        <ButtonLink as={Link} to={ways.again} size="lg">
          {assignmentTexts.steps.again}
        </ButtonLink>
      )}
    </div>
  )
  return (
    <>
      <CoverCard
        as="section"
        aria-label={texts.work}
        cover={
          questions === null ? (
            <CoverSheet picture>
              <WorksheetPicture address={assignment.picture} />
            </CoverSheet>
          ) : (
            <CoverSheet>{texts.unitCover(questions)}</CoverSheet>
          )
        }
      >
        <div className={css.state}>
          {!waits && <StateSign state={state} />}
          {state !== 'done' && !waits && <DueChip dueDate={dueDate} />}
          {late && <LateChip />}
        </div>
        {instructions && <p className={css.instructions}>{instructions}</p>}
        {questions !== null && minutes !== null && (
          <p>
            {texts.unitFacts(questions, minutes)} {!waits && clock}
          </p>
        )}
        {state === 'done' && (
          <div className={css.result}>
            {score !== null && (
              <>
                <p className={css.label}>{texts.score}</p>
                <div className={css.mark}>
                  <Mark value={score} points={points} big />
                  {star !== null && <Stars count={star} size={28} />}
                </div>
              </>
            )}
            <p>{resultWords(work)}</p>
            {submittedAt !== null && <p className="muted small num">{texts.handedIn(formatDateTime(submittedAt))}</p>}
          </div>
        )}
        {exam ? (
          <Suspense fallback={steps}>
            <HandInWaiting exam={exam} onWaits={setWaits}>
              {steps}
            </HandInWaiting>
          </Suspense>
        ) : (
          (steps ?? <Notice title={texts.noWorksheetTitle}>{texts.noWorksheetText}</Notice>)
        )}
        {tries && <p className="muted small">{tries}</p>}
      </CoverCard>
      {attachmentId !== null && <UnsentHere attachmentId={attachmentId} assignmentId={assignment.id} />}
      {exam && state === 'done' && <UnitAttempts given={exam} points={points} />}
      {teacherNote && (
        <Card as="section" className={css.note} aria-labelledby="teacher-note">
          <h2 id="teacher-note">{texts.note}</h2>
          <p>{teacherNote}</p>
        </Card>
      )}
    </>
  )
}
