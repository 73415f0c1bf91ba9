import { toast } from '@phuong/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { Exam } from '../../../exam/Exam.tsx'
import { indexOf } from '../../../exam/exam.ts'
import { Gate } from '../../../exam/Gate.tsx'
import type { ChosenEntry, ExamEntry, ExamPlace } from '../../../exam/place.ts'
import { texts as examTexts } from '../../../exam/texts.ts'
import { useSatPaper } from '../../../exam/use-sat-paper.ts'
import { useSitting } from '../../../sitting/use-sitting.ts'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { levelIn, practiceOf, practicePath, questionPath, resultPath } from '../../../widgets/practice/paths.ts'
import { useClassLevel } from '../../../widgets/practice/use-class-level.ts'
import { paperQuery } from '../paper.ts'
import { texts } from '../texts.ts'

/** /lms/olympic/examination/:code/start/:index (C-267). */
export function OlympicQuestion() {
  const { code = '', index } = useParams()
  const [search] = useAddressQuery()
  const named = levelIn(search)
  const { level } = useClassLevel(named)
  usePageTitle(texts.paper(code))
  if (level === null) return <Navigate to={practicePath} replace />
  return <Sat key={`${level} ${code}`} code={code} index={index} level={level} named={named} />
}

type Props = {
  code: string
  index: string | undefined
  level: number
  /** The level that the address names; null where the level in use is meant. */
  named: number | null
}

function Sat({ code, index, level, named }: Props) {
  const navigate = useNavigate()
  const { state: entry } = useLocation()
  const start = useMemo(() => ({ kind: 'olympic', classLevel: level, examinationCode: code }) as const, [level, code])
  const place = useMemo(
    (): ExamPlace => ({
      code,
      title: texts.paper(code),
      about: texts.about(level),
      questionPath: (at) => questionPath(code, at, named),
      resultPath: (sittingId) => resultPath(code, sittingId, named),
      resultRoute: '/lms/olympic/examination/:code/result',
      leavePath: named === null ? practicePath : practiceOf(named),
    }),
    [code, level, named],
  )
  const fresh = useQuery(paperQuery(level, code))
  // back from the result page: the exam is over, and nobody asked for another one
  const cameBack = (entry as ExamEntry)?.exam === 'below'
  const sitting = useSitting(start, { begin: !cameBack && (fresh.data?.rows.length ?? 0) > 0 })
  const { paper, older, questions } = useSatPaper(sitting, fresh.data)

  // C-260, C-261: a number without questions starts nothing
  const { sittingId, deadlineAt, status } = sitting
  const empty = fresh.data?.rows.length === 0 && sittingId === null
  const gone = empty || (cameBack && sitting.none)
  useEffect(() => {
    if (empty) toast.warning(examTexts.noQuestions)
    if (gone) navigate(practicePath, { replace: true })
  }, [empty, gone, navigate])

  const opened = useRef<string | null>(null)
  const ready = status === 'open' && questions.data !== undefined && deadlineAt !== null
  if (ready && sittingId !== null && opened.current === null) opened.current = sittingId

  if (sitting.problem === null) {
    if (status === 'finished' && sittingId !== null && opened.current === null)
      return <Navigate to={resultPath(code, sittingId, named)} replace />
    if (questions.data !== undefined && sittingId !== null && deadlineAt !== null && status !== 'opening')
      return (
        <Exam
          key={sittingId}
          sitting={sitting}
          sittingId={sittingId}
          deadlineAt={deadlineAt}
          questions={questions.data}
          place={place}
          index={indexOf(index)}
          asksToResume={(entry as ChosenEntry)?.chosen === true && sitting.resumed && sitting.answers.size > 0}
          restart="free"
        />
      )
  }
  return <Gate place={place} sitting={sitting} asked={paper === null ? [fresh, older] : [questions]} />
}
