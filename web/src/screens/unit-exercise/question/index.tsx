import { examIdOf } from '@phuong/domain/catalogue/examination-id'
import { formatDayOfYear } from '@phuong/domain/format/dates'
import { studentDetailsPath } from '@phuong/domain/paths/assignment-details'
import { Button } from '@phuong/ui/Button'
import { toast } from '@phuong/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import examCss from '../../../exam/Exam.module.css'
import { Exam } from '../../../exam/Exam.tsx'
import { indexOf } from '../../../exam/exam.ts'
import { Gate } from '../../../exam/Gate.tsx'
import type { ExamEntry, ExamPlace } from '../../../exam/place.ts'
import { texts as examTexts } from '../../../exam/texts.ts'
import { useSatPaper } from '../../../exam/use-sat-paper.ts'
import { serviceFor } from '../../../sitting/current.ts'
import { handInOnItsWay } from '../../../sitting/state/handed-in-here.ts'
import type { SittingStart } from '../../../sitting/state/start.ts'
import { useSitting } from '../../../sitting/use-sitting.ts'
import { useSealerAhead } from '../../../sitting/work-file/sealer.ts'
import { nextStep } from '../../../widgets/assignments/next-step.ts'
import { unitPath, unitResultPath } from '../../../widgets/assignments/paths.ts'
import { useAgain } from '../../../widgets/assignments/use-again.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { useLateAnswers } from '../../../widgets/saved-answers/use-late-answers.ts'
import { SittingBar } from '../../../widgets/sitting-bar/SittingBar.tsx'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { Left } from '../Left.tsx'
import { isLeft } from '../left.ts'
import { examQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { useGivenExam } from '../use-given-exam.ts'

const Missing = lazy(async () => ({ default: (await import('../Missing.tsx')).Missing }))

const nothingYet = { title: texts.exam, about: '', leavePath: '/lms/home' } as const
const noProblem = { problem: null, retry: async () => undefined }

/**
 * /lms/exercise/examination/:examination/start/:index (C-268): the question screen of olympic for a unit exam that is given.
 * `?assignmentId=` is the assignment, otherwise the newest that gives the exam; `&again=1` begins a new attempt.
 */
export function UnitQuestion() {
  const { examination, index } = useParams()
  const { again, assignmentId: named } = useAgain()
  const examId = examIdOf(examination)
  const { assignmentId, missing, found } = useGivenExam(examId, named, true)
  // another attempt than the one that is followed is taken up by looking anew
  const [taken, setTaken] = useState(0)
  if (examId === null || missing)
    return (
      <Suspense>
        <Missing />
      </Suspense>
    )
  if (assignmentId === null) return <Gate place={nothingYet} sitting={noProblem} asked={[found]} />
  if (named === null)
    return <Navigate to={unitPath({ examId, assignmentId }, Math.max(1, indexOf(index) || 1))} replace />
  return (
    <Sat
      key={`${named} ${taken}`}
      examId={examId}
      assignmentId={named}
      index={index}
      again={again}
      onTakeUp={() => setTaken(taken + 1)}
    />
  )
}

type Props = {
  examId: number
  assignmentId: string
  index: string | undefined
  again: boolean
  /** The attempt that was shown has given way to another one, which the pupil wants to go on with. */
  onTakeUp(): void
}

function Sat({ examId, assignmentId, index, again, onTakeUp }: Props) {
  const navigate = useNavigate()
  const { state: entry } = useLocation()
  const { me } = useSurroundings()
  const given = useMemo(() => ({ examId, assignmentId }), [examId, assignmentId])
  const start = useMemo<SittingStart>(() => ({ kind: 'unit', ...given }), [given])
  const { assignment, asked } = useGivenExam(examId, assignmentId, false)
  const fresh = useQuery(examQuery(given))
  usePageTitle(assignment?.title)
  const leavePath = assignment ? studentDetailsPath(assignment) : '/lms/home'
  const place = useMemo(
    (): ExamPlace => ({
      code: String(examId),
      title: assignment?.title ?? texts.exam,
      about: assignment?.dueDate ? texts.due(formatDayOfYear(assignment.dueDate)) : texts.exam,
      questionPath: (at) => unitPath(given, at),
      resultPath: (sittingId) => unitResultPath(given, sittingId),
      resultRoute: '/lms/exercise/examination/:examination/result',
      leavePath,
    }),
    [examId, given, assignment, leavePath],
  )

  const service = serviceFor(me)
  const { rows } = useSyncExternalStore(service.watch, service.state)
  const waiting = rows && handInOnItsWay(rows, start)
  // an older answer may not know of a hand-in yet, and would begin an attempt that nobody wants
  const step =
    assignment === null || asked.isFetching ? null : nextStep({ ...assignment, state: assignment.state ?? 'none' })
  const asksToBegin = again || step === 'start' || step === 'continue'
  // back from the result page: the exam is over, and nobody asked for another one
  const cameBack = (entry as ExamEntry)?.exam === 'below'
  const hasQuestions = (fresh.data?.rows.length ?? 0) > 0
  const sitting = useSitting(start, {
    begin: rows !== null && waiting === null && !cameBack && asksToBegin && hasQuestions,
  })
  const { paper, older, questions } = useSatPaper(sitting, fresh.data)

  // C-260, C-261: an exam without questions starts nothing
  const { sittingId, deadlineAt, status, problem } = sitting
  const empty = fresh.data?.rows.length === 0 && sittingId === null
  const gone = (empty && assignment !== null) || (cameBack && sitting.none && assignment !== null)
  useEffect(() => {
    if (!gone) return
    if (empty) toast.warning(examTexts.noQuestions)
    navigate(leavePath, { replace: true })
  }, [empty, gone, leavePath, navigate])

  const opened = useRef<string | null>(null)
  const ready = status === 'open' && questions.data !== undefined && deadlineAt !== null
  if (ready && sittingId !== null && opened.current === null) opened.current = sittingId
  useSealerAhead(ready)

  // nothing is told of an attempt that gave way to another one
  const shown = rows?.find((row) => row.sittingId === sittingId)
  const gaveWay = shown !== undefined && isLeft(shown)

  // what was handed in is looked at
  const usedUp = problem?.code === 'NO_ATTEMPTS_LEFT'
  useLateAnswers(usedUp, start)
  const other = assignment?.sittingId ?? null
  const handedIn = usedUp
    ? other
    : opened.current !== null || gone
      ? null
      : waiting
        ? waiting.sittingId
        : status === 'finished'
          ? sittingId
          : !again && step === 'look' && sitting.none
            ? other
            : null
  if (gaveWay)
    return (
      <>
        <SittingBar title={place.title} about={place.about} save={null} />
        <div className={examCss.gate}>
          <div className={examCss.waiting}>
            <Left goOn={<Button onClick={onTakeUp}>{examTexts.resume}</Button>} />
          </div>
        </div>
      </>
    )
  if (handedIn !== null) return <Navigate to={unitResultPath(given, handedIn)} replace />

  if (
    problem === null &&
    questions.data !== undefined &&
    sittingId !== null &&
    deadlineAt !== null &&
    status !== 'opening'
  )
    return (
      <Exam
        key={sittingId}
        sitting={sitting}
        sittingId={sittingId}
        deadlineAt={deadlineAt}
        questions={questions.data}
        place={place}
        index={indexOf(index)}
        // whoever was in the exam a moment ago has nothing to choose
        asksToResume={entry === null && sitting.resumed && sitting.answers.size > 0}
        restart={restartOf(sitting.start)}
      />
    )
  return <Gate place={place} sitting={sitting} asked={paper === null ? [asked, fresh, older] : [questions]} />
}

/** What 'Làm lại từ đầu' would cost: the attempt under way counts among those that are left (D22, D23). */
const restartOf = (start: { attemptsLeft: number | null } | null): 'free' | 'costs' | 'none' => {
  if (start === null) return 'none'
  if (start.attemptsLeft === null) return 'free'
  return start.attemptsLeft > 1 ? 'costs' : 'none'
}
