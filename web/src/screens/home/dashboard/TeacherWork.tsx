import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { teacherDetailsPath } from '@phuong/domain/paths/assignment-details'
import { ButtonLink } from '@phuong/ui/Button'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { useQuery } from '@tanstack/react-query'
import { now } from '../../../browser/clock.ts'
import { GivenList } from '../../../widgets/assignments/GivenList.tsx'
import { givePath } from '../../../widgets/assignments/paths.ts'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { LateChip } from '../../../widgets/marks/LateChip.tsx'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import css from './Dashboard.module.css'
import { dueBeside } from './due-beside.ts'
import { notNamed } from './not-named.ts'
import { type HandedInRow, teacherQuery } from './queries.ts'
import { texts } from './texts.ts'

/** What came in last: who handed in what, by assignment, with mark and lateness. `classId` is where the first one is given. */
export function HandedIn({ classId }: { classId: string }) {
  const home = useQuery(teacherQuery)
  const rows = home.data?.handedIn ?? []
  const rest = notNamed(home.data?.newCount ?? 0, rows)
  const hasNoWork = home.data?.dueCount === 0 && rows.length === 0
  return (
    <Panel title={texts.handedIn}>
      <ListState
        {...listStateOf(home, () => rows.length === 0)}
        empty={{
          title: texts.handedInNone,
          text: texts.handedInText,
          drawing: false,
          action: hasNoWork && (
            <ButtonLink as={Link} to={givePath(classId)} variant="soft">
              {assignmentTexts.give}
            </ButtonLink>
          ),
        }}
      >
        <ul className={css.works} aria-label={texts.handedIn}>
          {rows.map((row) => (
            <Work key={`${row.id} ${row.classId}`} row={row} />
          ))}
        </ul>
        {rest > 0 && <p className={css.foundMore}>{texts.restInClasses(formatNumber(rest))}</p>}
      </ListState>
    </Panel>
  )
}

function Work({ row }: { row: HandedInRow }) {
  const missing = row.total - row.handedIn
  return (
    <li>
      <div className={css.workHead}>
        <h3 className={css.workName}>
          <Link to={teacherDetailsPath(row)}>{row.title}</Link>
        </h3>
        <span className="muted small">
          {texts.workFacts(
            classTexts.name(row.className),
            ...(row.dueDate === null ? [] : [assignmentTexts.dueOn(formatDateTime(row.dueDate))]),
            missing > 0 ? assignmentTexts.missing(formatNumber(missing)) : assignmentTexts.everybody,
          )}
        </span>
      </div>
      <ul className={css.cameIn} aria-label={row.title}>
        {row.pupils.map(({ studentId, fullName, score, late, submittedAt }) => (
          <li key={studentId}>
            <div className={css.cameInWhat}>
              <Link to={teacherDetailsPath(row, studentId)} className={css.cameInLink}>
                {fullName}
              </Link>
              <span className="muted small num">{formatDateTime(submittedAt)}</span>
            </div>
            <div className={css.cameInMark}>
              {late && <LateChip />}
              {score === null ? (
                <span className="muted small">{assignmentTexts.noScore}</span>
              ) : (
                <Mark value={score} points={row.points} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </li>
  )
}

/**
 * What comes next: the assignments that are due, the nearest first, each with who is missing. Those that are named beside
 * it are counted and not named again.
 */
export function DueNext() {
  const home = useQuery(teacherQuery)
  const rows = home.data?.due ?? []
  const others = home.data?.dueCount ?? 0
  const more = others - rows.length
  const beside = dueBeside(home.data?.handedIn ?? [], now())
  const besideWords = beside > 0 ? texts.dueNextBeside(formatNumber(beside)) : undefined
  return (
    <Panel title={texts.dueNext} count={home.data ? others + beside : undefined}>
      <ListState
        {...listStateOf(home, () => rows.length === 0)}
        empty={{ title: beside > 0 ? texts.dueNextAllBeside : texts.dueNextNone, text: besideWords, drawing: false }}
      >
        <GivenList rows={rows} label={texts.dueNext} withClass />
        {besideWords && <p className={css.foundMore}>{besideWords}</p>}
        {more > 0 && <p className={css.foundMore}>{texts.restInClasses(formatNumber(more))}</p>}
      </ListState>
    </Panel>
  )
}
