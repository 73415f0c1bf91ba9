import { Button } from '@phuong/ui/Button'
import { ErrorState } from '@phuong/ui/ErrorState'
import { Notice } from '@phuong/ui/Notice'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { toast } from '@phuong/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { isCallError, messageOf } from '../../../api/call-error.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { useSitting } from '../../../widgets/sitting/use-sitting.ts'
import { SittingBar } from '../../../widgets/sitting-bar/SittingBar.tsx'
import { paperQuery, pinnedPaper, questionsQuery, readPaper } from '../paper.ts'
import { practicePath, resultPath } from '../paths.ts'
import { sittingQuery } from '../sitting-query.ts'
import { texts } from '../texts.ts'
import { useClassLevel } from '../use-class-level.ts'
import css from './Exam.module.css'
import { Exam } from './Exam.tsx'
import { indexOf } from './exam.ts'
import type { ExamEntry } from './use-exam.ts'

/** What the list of papers says when it leads here. */
export type ChosenEntry = { chosen: true } | null

/** /lms/olympic/examination/:code/start/:index (C-267). */
export function OlympicQuestion() {
  const { code = '', index } = useParams()
  const { level } = useClassLevel()
  usePageTitle(texts.paper(code))
  if (level === null) return <Navigate to={practicePath} replace />
  return <Sat key={`${level} ${code}`} code={code} index={index} level={level} />
}

function Sat({ code, index, level }: { code: string; index: string | undefined; level: number }) {
  const navigate = useNavigate()
  const { state: entry } = useLocation()
  const start = useMemo(() => ({ kind: 'olympic', classLevel: level, examinationCode: code }) as const, [level, code])
  const fresh = useQuery(paperQuery(level, code))
  // back from the result page: the exam is over, and nobody asked for another one
  const cameBack = (entry as ExamEntry)?.exam === 'below'
  const sitting = useSitting(start, { begin: !cameBack && (fresh.data?.rows.length ?? 0) > 0 })
  const pinned = sitting.start?.revision ?? null
  const kept = useMemo(() => readPaper(sitting.paper), [sitting.paper])
  const known = pinnedPaper(pinned, [kept, fresh.data])
  const older = useQuery(
    sittingQuery(known === null && pinned !== null && sitting.status !== 'failed' ? sitting.sittingId : null),
  )
  const paper = known ?? pinnedPaper(pinned, [older.data?.paper])
  const questions = useQuery(questionsQuery(paper))

  const { keepPaper, sittingId } = sitting
  const toKeep = paper !== null && paper !== kept && sittingId !== null && sitting.status === 'open' ? paper : null
  useEffect(() => {
    if (toKeep !== null) void keepPaper(toKeep)
  }, [toKeep, keepPaper])

  // C-260, C-261: a number without questions starts nothing
  const empty = fresh.data?.rows.length === 0 && sittingId === null
  const gone = empty || (cameBack && sitting.none)
  useEffect(() => {
    if (empty) toast.warning(texts.noQuestions)
    if (gone) navigate(practicePath, { replace: true })
  }, [empty, gone, navigate])

  const opened = useRef<string | null>(null)
  const ready = sitting.status === 'open' && questions.data !== undefined && sitting.deadlineAt !== null
  if (ready && sittingId !== null && opened.current === null) opened.current = sittingId

  if (sitting.problem !== null)
    return (
      <Gate code={code} level={level}>
        <Notice
          tone="warning"
          live="assertive"
          title={texts.problemTitle}
          action={<Button onClick={() => void sitting.retry()}>{texts.retry}</Button>}
        >
          <p>{sitting.problem.text}</p>
          <p>{texts.problemText}</p>
        </Notice>
      </Gate>
    )
  if (sitting.status === 'finished' && sittingId !== null && opened.current === null)
    return <Navigate to={resultPath(code, sittingId)} replace />
  if (questions.data !== undefined && sittingId !== null && sitting.deadlineAt !== null && sitting.status !== 'opening')
    return (
      <Exam
        key={sittingId}
        sitting={sitting}
        sittingId={sittingId}
        deadlineAt={sitting.deadlineAt}
        questions={questions.data}
        code={code}
        classLevel={level}
        index={indexOf(index)}
        asksToResume={(entry as ChosenEntry)?.chosen === true && sitting.resumed && sitting.answers.size > 0}
      />
    )
  const failure = [fresh, older, questions].find(({ isError }) => isError)
  if (failure !== undefined && paper === null)
    return (
      <Gate code={code} level={level}>
        <ErrorState
          title={texts.paperFailed}
          text={
            isCallError(failure.error) && failure.error.code === 'OFFLINE'
              ? texts.waitingPaper
              : messageOf(failure.error)
          }
          onRetry={() => void failure.refetch()}
        />
      </Gate>
    )
  return (
    <Gate code={code} level={level}>
      <p role="status">{texts.loadingPaper}</p>
      <SkeletonRows />
    </Gate>
  )
}

function Gate({ code, level, children }: { code: string; level: number; children: ReactNode }) {
  return (
    <>
      <SittingBar title={texts.paper(code)} about={texts.about(level)} save={null} />
      <div className={css.gate}>
        <div className={css.waiting}>{children}</div>
      </div>
    </>
  )
}
