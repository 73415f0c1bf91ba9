import { formatDate, formatDateTime, formatDayOfYear } from '@phuong/domain/format/dates'
import { formatMark } from '@phuong/domain/format/numbers'
import { teacherDetailsPath } from '@phuong/domain/paths/assignment-details'
import { MAX_MARK } from '@phuong/domain/scoring/scales'
import { cx } from '@phuong/ui/cx'
import { EmptyState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import type { CSSProperties } from 'react'
import { Link } from '../../../widgets/link/Link.tsx'
import { markTone } from '../../../widgets/marks/mark-tone.ts'
import css from './Pupil.module.css'
import type { PupilFacts } from './queries.ts'
import { texts } from './texts.ts'
import { trendOf } from './trend.ts'

const trendWords = (marks: readonly number[]): string | null => {
  const trend = trendOf(marks)
  if (trend === null) return null
  const { difference } = trend
  if (difference === 0) return texts.marksEven
  return (difference > 0 ? texts.marksUp : texts.marksDown)(formatMark(Math.abs(difference)))
}

/** The last marks as columns on the scale of 10, the oldest first; each leads to its work. */
export function Marks({ classId, studentId, trend }: { classId: string } & Pick<PupilFacts, 'studentId' | 'trend'>) {
  const marked = trend.flatMap((row) => (row.score === null ? [] : [{ ...row, score: row.score }]))
  const words = trendWords(marked.map(({ score }) => score))
  return (
    <Panel title={texts.marks}>
      {marked.length === 0 ? (
        <EmptyState title={texts.marksNone} drawing={false} />
      ) : (
        <>
          {words !== null && <p className={css.words}>{words}</p>}
          <ol className={css.marks} aria-label={texts.marks}>
            {marked.map(({ assignmentId, title, exerciseType, score, late, submittedAt }) => (
              <li key={assignmentId}>
                <Link
                  to={teacherDetailsPath({ id: assignmentId, classId, exerciseType }, studentId)}
                  className={css.column}
                  title={`${title}, ${formatDateTime(submittedAt)}${late ? `, ${texts.late}` : ''}`}
                >
                  <span className={css.value}>{formatMark(score)}</span>
                  <span
                    className={cx(css.bar, css[markTone(score)])}
                    style={{ '--part': score / MAX_MARK } as CSSProperties}
                    aria-hidden="true"
                  />
                  <VisuallyHidden>
                    {title}, {formatDate(submittedAt)}
                    {late && `, ${texts.late}`}
                  </VisuallyHidden>
                </Link>
                <span className={css.day} aria-hidden="true">
                  {formatDayOfYear(submittedAt)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  )
}
