import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { teacherDetailsPath } from '@phuong/domain/paths/assignment-details'
import { ProgressBar } from '@phuong/ui/ProgressBar'
import { now } from '../../browser/clock.ts'
import { classTexts } from '../classes/texts.ts'
import { Link } from '../link/Link.tsx'
import { dueOf, handedInStatus, percentOf } from './due.ts'
import type { GivenRow } from './queries.ts'
import { assignmentTexts } from './texts.ts'
import css from './Work.module.css'

type Row = Pick<
  GivenRow,
  'id' | 'title' | 'classId' | 'className' | 'dueDate' | 'exerciseType' | 'handedIn' | 'total' | 'late'
> &
  Partial<Pick<GivenRow, 'newestAt'>>

type Props = {
  rows: readonly Row[]
  label: string
  /** Whether the rows are of several classes, so that each says which. */
  withClass?: boolean
  /** Whether a row leads to the details of the assignment, which not everybody opens who sees this list. */
  linked?: boolean
}

/** Assignments as a teacher sees them: when each is due, who handed in, what came last. */
export function GivenList({ rows, label, withClass = false, linked = true }: Props) {
  return (
    <ul className={css.given} aria-label={label}>
      {rows.map((row) => {
        const due = dueOf(row.dueDate, now())
        const percent = percentOf(row.handedIn, row.total)
        const missing = row.total - row.handedIn
        return (
          <li key={row.id}>
            <div className={css.givenHead}>
              <h3 className={css.name}>
                {linked ? (
                  <Link to={teacherDetailsPath(row)} className={css.givenLink}>
                    {row.title}
                  </Link>
                ) : (
                  row.title
                )}
              </h3>
              {due && <span className={due.tone === 'later' ? css.calm : css.near}>{assignmentTexts.due(due)}</span>}
            </div>
            <p className={css.facts}>
              {withClass && <span>{classTexts.name(row.className)}</span>}
              {row.dueDate !== null && (
                <span className="num">{assignmentTexts.dueOn(formatDateTime(row.dueDate))}</span>
              )}
              {row.newestAt !== undefined && (
                <span className="num">
                  {row.newestAt === null
                    ? assignmentTexts.notYet
                    : assignmentTexts.newest(formatDateTime(row.newestAt))}
                </span>
              )}
            </p>
            <div className={css.bar}>
              <ProgressBar
                value={percent}
                status={handedInStatus(percent, due)}
                label={assignmentTexts.handedInLabel(row.title)}
              >
                <b>{assignmentTexts.handedIn(formatNumber(row.handedIn), formatNumber(row.total))}</b>
                <span>
                  {missing > 0 ? assignmentTexts.missing(formatNumber(missing)) : assignmentTexts.everybody}
                  {row.late > 0 && `, ${assignmentTexts.lateCount(formatNumber(row.late))}`}
                </span>
              </ProgressBar>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
