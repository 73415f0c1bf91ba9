import { formatDateTime } from '@phuong/domain/format/dates'
import { unitResultPath } from '../../../widgets/assignments/paths.ts'
import { markOfAttempt, type UnitAttempt } from '../../../widgets/assignments/unit-attempts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import type { PupilRow } from './queries.ts'
import css from './TeacherDetails.module.css'
import { texts } from './texts.ts'

type Props = { given: { examId: number; assignmentId: string }; pupil: PupilRow; rows: readonly UnitAttempt[] }

/**
 * The attempts at a unit exam, newest first, each with the way to its questions (C-380, D22). Older records are set aside
 * (C-374), so these are the sittings themselves: what is shown is what the machine gave, but for the newest the mark that
 * counts (D25).
 */
export function UnitAttempts({ given, pupil, rows }: Props) {
  const markOf = (row: UnitAttempt) => (row.sittingId === pupil.sittingId ? pupil.score : markOfAttempt(row))
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
              <Mark value={markOf(row)} />
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
