import { formatMark } from '@phuong/domain/format/numbers'
import { onPoints } from '@phuong/domain/scoring/scales'
import { useQuery } from '@tanstack/react-query'
import { unitResultPath } from '../../../widgets/assignments/paths.ts'
import { unitAttemptsQuery } from '../../../widgets/assignments/unit-attempts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { texts } from '../texts.ts'
import own from './UnitResult.module.css'

type Props = {
  given: { examId: number; assignmentId: string } | null
  /** null for oneself */
  studentId: string | null
  /** the sitting that is shown */
  shown: string | null
  points: number | null
}

/** The ways to the other attempts of the same pupil, newest first (D22); nothing where there is one alone. */
export function Attempts({ given, studentId, shown, points }: Props) {
  const { data = [] } = useQuery(unitAttemptsQuery(given?.assignmentId ?? null, studentId))
  if (given === null || data.length < 2) return null
  return (
    <nav aria-label={texts.attempts}>
      <ol className={own.attempts}>
        {data.map(({ sittingId, attempt, score }) => (
          <li key={sittingId}>
            <Link to={unitResultPath(given, sittingId)} replace aria-current={sittingId === shown ? 'page' : undefined}>
              {score === null
                ? texts.attempt(attempt)
                : texts.attemptMark(attempt, formatMark(onPoints(score, points)))}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
