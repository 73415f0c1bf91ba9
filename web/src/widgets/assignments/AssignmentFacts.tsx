import { formatDateTime } from '@phuong/domain/format/dates'
import { formatMark } from '@phuong/domain/format/numbers'
import { CalendarIcon, FileIcon, StarIcon } from '@phuong/ui/lms-icons'
import { titleOf } from '../worksheets/title-of.ts'
import css from './AssignmentFacts.module.css'
import type { AssignmentRow } from './queries.ts'
import { assignmentTexts } from './texts.ts'

/** What stands under the title of an assignment, for teacher and pupil alike: kind, due date, points (B-137, B-138). */
export function AssignmentFacts({ assignment }: { assignment: AssignmentRow }) {
  const { exerciseType, fileName, dueDate, points, color } = assignment
  return (
    <ul className={css.facts}>
      <li>
        {color === null ? (
          <FileIcon size={18} />
        ) : (
          <span className={css.color} style={{ background: color }} aria-hidden="true" />
        )}
        <span>{[assignmentTexts.kinds[exerciseType], fileName && titleOf(fileName)].filter(Boolean).join(': ')}</span>
      </li>
      {dueDate !== null && (
        <li>
          <CalendarIcon size={18} />
          <span>
            {assignmentTexts.dueLabel} <b className="num">{formatDateTime(dueDate)}</b>
          </span>
        </li>
      )}
      {points !== null && (
        <li>
          <StarIcon size={18} />
          <span>
            {assignmentTexts.points} <b className="num">{formatMark(points)}</b>
          </span>
        </li>
      )}
    </ul>
  )
}
