import { formatDateTime, toWireMoment } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { ButtonLink } from '@phuong/ui/Button'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { useQuery } from '@tanstack/react-query'
import { now } from '../../../browser/clock.ts'
import { GivenList } from '../../../widgets/assignments/GivenList.tsx'
import { givePath, teacherDetailsPath } from '../../../widgets/assignments/paths.ts'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import css from './Dashboard.module.css'
import { givenWorkQuery } from './queries.ts'
import { texts } from './texts.ts'
import { dueNext, newestHandedIn } from './work-lists.ts'

/** What came in: the assignments in which somebody handed in last. `classId` is where the first one is given. */
export function HandedIn({ classId }: { classId: string }) {
  const given = useQuery(givenWorkQuery)
  const rows = newestHandedIn(given.data ?? [])
  return (
    <Panel title={texts.handedIn}>
      <ListState
        {...listStateOf(given, () => rows.length === 0)}
        empty={{
          title: texts.handedInNone,
          text: texts.handedInText,
          drawing: false,
          action: given.data?.length === 0 && (
            <ButtonLink as={Link} to={givePath(classId)} variant="soft">
              {assignmentTexts.give}
            </ButtonLink>
          ),
        }}
      >
        <ul className={css.cameIn} aria-label={texts.handedIn}>
          {rows.map((row) => (
            <li key={row.id}>
              <div className={css.cameInWhat}>
                <Link to={teacherDetailsPath(row)} className={css.cameInLink}>
                  {row.title}
                </Link>
                <span className="muted small">{classTexts.name(row.className)}</span>
              </div>
              <div className={css.cameInCount}>
                <b>{assignmentTexts.handedIn(formatNumber(row.handedIn), formatNumber(row.total))}</b>
                <span className="muted small num">{formatDateTime(row.newestAt)}</span>
              </div>
            </li>
          ))}
        </ul>
      </ListState>
    </Panel>
  )
}

/** What comes next: the assignments that are due, the nearest first. */
export function DueNext() {
  const given = useQuery(givenWorkQuery)
  const rows = dueNext(given.data ?? [], toWireMoment(now()) ?? '')
  return (
    <Panel title={texts.dueNext}>
      <ListState {...listStateOf(given, () => rows.length === 0)} empty={{ title: texts.dueNextNone, drawing: false }}>
        <GivenList rows={rows} label={texts.dueNext} withClass withNewest={false} />
      </ListState>
    </Panel>
  )
}
