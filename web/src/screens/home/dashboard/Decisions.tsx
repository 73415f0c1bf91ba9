import { formatNumber } from '@phuong/domain/format/numbers'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { VerifyTeacher } from '../../../widgets/verification/VerifyTeacher.tsx'
import css from './Dashboard.module.css'
import { decisionsOf } from './decisions.ts'
import { accountsQuery, jobsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** What waits for the administrator; each line leads to where it is decided, where there is such a page. */
export function Decisions() {
  const accounts = useQuery(accountsQuery)
  const jobs = useQuery(jobsQuery)
  // what is not here decides what the list says
  const missing: Parameters<typeof listStateOf<unknown>>[0] = accounts.data === undefined ? accounts : jobs
  const decisions = accounts.data && jobs.data ? decisionsOf(accounts.data, jobs.data) : []
  return (
    <Panel title={texts.decisions} count={decisions.length}>
      <ListState
        {...listStateOf(missing, () => decisions.length === 0)}
        empty={{ title: texts.nothingToDecide, text: texts.nothingToDecideText, drawing: false }}
      >
        <ul className={css.cameIn} aria-label={texts.decisions}>
          {decisions.map(({ key, title, count, about, to, people }) => (
            <li key={key}>
              <div className={css.cameInWhat}>
                {to === null ? (
                  <b>{title}</b>
                ) : (
                  <Link to={to} className={css.cameInLink}>
                    {title}
                  </Link>
                )}
                {about !== '' && <span className={css.about}>{about}</span>}
              </div>
              <div className={css.decisionCount}>
                <b>{formatNumber(count)}</b>
                {to !== null && <ArrowRightIcon size={16} />}
              </div>
              {people && (
                <ul className={css.people} aria-label={title}>
                  {people.map((person) => (
                    <li key={person.id}>
                      <span>{person.fullName}</span>
                      <VerifyTeacher teacher={person} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </ListState>
    </Panel>
  )
}
