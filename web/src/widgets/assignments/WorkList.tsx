import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { studentDetailsPath } from '@phuong/domain/paths/assignment-details'
import { ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { Chip } from '@phuong/ui/Chip'
import { FileIcon } from '@phuong/ui/lms-icons'
import { classTexts } from '../classes/texts.ts'
import { Link } from '../link/Link.tsx'
import { LateChip } from '../marks/LateChip.tsx'
import { Mark } from '../marks/Mark.tsx'
import { Stars } from '../marks/Stars.tsx'
import { StateSign } from '../marks/StateSign.tsx'
import { DueChip } from './DueChip.tsx'
import { nextStep } from './next-step.ts'
import type { MineRow } from './queries.ts'
import { assignmentTexts } from './texts.ts'
import css from './Work.module.css'
import { goingTo } from './WorkCard.tsx'

/**
 * Assignments as a pupil sees them: what is to do with its due date and the button into the work, what is done with its
 * mark and stars. The name leads to the details.
 */
export function WorkList({
  rows,
  label,
  withClass = true,
}: {
  rows: readonly MineRow[]
  label: string
  /** Whether each row says of which class it is. */
  withClass?: boolean
}) {
  return (
    <div className={css.frame}>
      <Card flush as="ul" className={css.list} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={css.icon} style={row.color ? { background: row.color } : undefined} aria-hidden="true">
              <FileIcon size={24} />
            </span>
            <div className={css.what}>
              <h3 className={css.name}>
                <Link to={studentDetailsPath(row)} className={css.titleLink}>
                  {row.title}
                </Link>
              </h3>
              <p className={css.facts}>
                {withClass && <span>{classTexts.name(row.className)}</span>}
                {row.state === 'done' ? (
                  <span className="num">{assignmentTexts.handedInAt(formatDateTime(row.submittedAt))}</span>
                ) : (
                  row.dueDate !== null && (
                    <span className="num">{assignmentTexts.dueOn(formatDateTime(row.dueDate))}</span>
                  )
                )}
                {row.state === 'doing' && <StateSign state="doing" />}
                {row.state === 'doing' && row.answered > 0 && (
                  <span className="num">{assignmentTexts.answered(formatNumber(row.answered))}</span>
                )}
              </p>
            </div>
            {row.state === 'done' ? (
              <div className={css.end}>
                {row.late && <LateChip />}
                {row.score === null ? (
                  <Chip>{assignmentTexts.noScore}</Chip>
                ) : (
                  <div className={css.result}>
                    <Mark value={row.score} points={row.points} />
                    {row.star !== null && <Stars count={row.star} />}
                  </div>
                )}
              </div>
            ) : (
              <div className={css.end}>
                <DueChip dueDate={row.dueDate} />
                <ToWork row={row} />
              </div>
            )}
          </li>
        ))}
      </Card>
    </div>
  )
}

function ToWork({ row }: { row: MineRow }) {
  const step = assignmentTexts.steps[nextStep(row)]
  return (
    <ButtonLink as={Link} to={goingTo(row)} variant="soft" aria-label={assignmentTexts.stepOf(step, row.title)}>
      {step}
    </ButtonLink>
  )
}
