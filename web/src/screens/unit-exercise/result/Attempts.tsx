import { formatMark } from '@phuong/domain/format/numbers'
import { useQuery } from '@tanstack/react-query'
import { unitResultPath } from '../../../widgets/assignments/paths.ts'
import { markOfAttempt, unitAttemptsQuery } from '../../../widgets/assignments/unit-attempts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { texts } from '../texts.ts'
import own from './UnitResult.module.css'

type Props = {
  given: { examId: number; assignmentId: string } | null
  /** null for oneself */
  studentId: string | null
  /** the sitting that is shown */
  shown: string | null
}

/** The ways to the other attempts of the same pupil, newest first (D22); nothing where there is one alone. */
export function Attempts({ given, studentId, shown }: Props) {
  const { data = [] } = useQuery(unitAttemptsQuery(given?.assignmentId ?? null, studentId))
  if (given === null || data.length < 2) return null
  return (
    <nav aria-label={texts.attempts}>
      <ol className={own.attempts}>
        {data.map((attempt) => {
          const mark = markOfAttempt(attempt)
          return (
            <li key={attempt.sittingId}>
              <Link
                to={unitResultPath(given, attempt.sittingId)}
                replace
                aria-current={attempt.sittingId === shown ? 'page' : undefined}
              >
                {mark === null ? texts.attempt(attempt.attempt) : texts.attemptMark(attempt.attempt, formatMark(mark))}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
