import { formatDateTime } from '@phuong/domain/format/dates'
import { unitResultPath } from '../../../widgets/assignments/paths.ts'
import type { UnitAttempt } from '../../../widgets/assignments/unit-attempts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import css from './TeacherDetails.module.css'
import { texts } from './texts.ts'

type Props = {
  given: { examId: number; assignmentId: string }
  points: number | null
  rows: readonly UnitAttempt[]
}

/**
 * The attempts at a unit exam, newest first, each with its mark (D25) and the way to its questions (C-380, D22). Older
 * records are set aside (C-374), so these are the sittings themselves.
 */
export function UnitAttempts({ given, points, rows }: Props) {
  return (
    <ol className={css.attempts}>
      {rows.map((row) => (
        <li key={row.sittingId}>
          <div className={css.attemptHead}>
            <b>{texts.attempt(row.attempt)}</b>
            {row.finishedAt !== null && (
              <span className="muted small num">{formatDateTime(new Date(row.finishedAt))}</span>
            )}
            <span className={css.attemptMark}>
              {row.state === 'left' ? (
                <span className="muted small">{texts.left}</span>
              ) : (
                <Mark value={row.score} points={points} />
              )}
            </span>
          </div>
          <p className={css.attemptFacts}>
            {row.correct !== null && row.total !== null && <span>{texts.answered(row.correct, row.total)}</span>}
            <Link
              to={unitResultPath(given, row.sittingId)}
              className={css.lookAt}
              aria-label={texts.lookAtAttempt(row.attempt)}
            >
              {texts.look}
            </Link>
          </p>
        </li>
      ))}
    </ol>
  )
}
