import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { Card } from '@phuong/ui/Card'
import { useQuery } from '@tanstack/react-query'
import { unitResultPath } from '../../../widgets/assignments/paths.ts'
import { unitAttemptsQuery } from '../../../widgets/assignments/unit-attempts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import css from './StudentDetails.module.css'
import { texts } from './texts.ts'

type Props = { given: { examId: number; assignmentId: string }; points: number | null }

/**
 * Every attempt of the pupil at a unit exam with its mark (D25) and the way to its result, newest first (D22); nothing where
 * there is one alone.
 */
export function UnitAttempts({ given, points }: Props) {
  const { data = [] } = useQuery(unitAttemptsQuery(given.assignmentId))
  if (data.length < 2) return null
  return (
    <Card as="section" aria-labelledby="attempts">
      <h2 id="attempts">{texts.attempts}</h2>
      <ol className={css.attempts}>
        {data.map((row) => (
          <li key={row.sittingId}>
            <Link to={unitResultPath(given, row.sittingId)}>{texts.attempt(row.attempt)}</Link>
            {row.correct !== null && row.total !== null && (
              <span className="num">{texts.right(formatNumber(row.correct), formatNumber(row.total))}</span>
            )}
            {row.finishedAt !== null && (
              <span className="muted small num">{texts.handedIn(formatDateTime(new Date(row.finishedAt)))}</span>
            )}
            {row.score !== null && (
              <span className={css.attemptMark}>
                <Mark value={row.score} points={points} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
