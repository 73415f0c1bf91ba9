import { formatDateTime } from '@phuong/domain/format/dates'
import { isAdministrator, ROLES } from '@phuong/domain/people/roles'
import { Card } from '@phuong/ui/Card'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column } from '@phuong/ui/staff/table-types'
import { ArrowRightIcon, ShieldIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { now } from '../../../browser/clock.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { roleLabel } from '../../../widgets/people/role-label.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from './Dashboard.module.css'
import { Figures } from './Figures.tsx'
import { dayLine, staffGreeting } from './greeting.ts'
import { type AccountRow, accountsQuery } from './queries.ts'
import { texts } from './texts.ts'

const accountColumns: Column<AccountRow>[] = [
  { id: 'name', header: texts.columnName, card: 'title', text: ({ fullName }) => fullName },
  { id: 'sign-in', header: texts.columnSignIn, text: ({ email, userName }) => email ?? userName },
  { id: 'role', header: texts.columnRole, cell: ({ roleID }) => roleLabel(roleID) },
  {
    id: 'created',
    header: texts.columnCreated,
    cell: ({ createdDate }) => <span className="nowrap">{formatDateTime(createdDate)}</span>,
  },
]

/** The home of administrator and test bank: links to the admin screens that the role may open (B-062). */
export function AdminHome() {
  const { me, adminPages: pages } = useSurroundings()
  return (
    <>
      <PageHead
        ornament="bough"
        eyebrow={dayLine(now())}
        title={staffGreeting(me)}
        lead={isAdministrator(me) && texts.adminLead}
      />
      <div className={css.body}>
        {pages.length === 0 ? (
          <Card>
            <EmptyState title={texts.adminNoPagesTitle} text={texts.adminNoPagesText} />
          </Card>
        ) : (
          <section aria-labelledby="admin-pages">
            <h2 id="admin-pages" className={css.heading}>
              {texts.adminPages}
            </h2>
            <ul className={css.pages}>
              {pages.map(({ path, label }) => (
                <Card as="li" key={path} className={css.pageCard}>
                  <span className={css.pageIcon}>
                    <ShieldIcon size={24} />
                  </span>
                  <span className={css.pageWords}>
                    <Link to={path} className={css.pageLink}>
                      {label}
                    </Link>
                    <span className={css.pageNote}>{texts.pageNotes[path]}</span>
                  </span>
                  <ArrowRightIcon />
                </Card>
              ))}
            </ul>
          </section>
        )}
        {isAdministrator(me) && <Accounts />}
      </div>
    </>
  )
}

function Accounts() {
  const accounts = useQuery(accountsQuery)
  const figures = ROLES.map(({ id }) => ({
    label: roleLabel(id),
    count: accounts.data?.byRole.find(({ roleId }) => roleId === id)?.count,
  }))
  const newest = accounts.data?.newest ?? []
  return (
    <>
      {!accounts.isError && (
        <section aria-labelledby="accounts-by-role">
          <h2 id="accounts-by-role" className={css.heading}>
            {texts.accountsByRole}
          </h2>
          <Figures figures={figures} />
        </section>
      )}
      <Panel title={texts.newestAccounts}>
        <DataTable
          caption={texts.newestAccounts}
          columns={accountColumns}
          rows={newest}
          rowKey={({ id }) => id}
          {...listStateOf(accounts, () => newest.length === 0)}
          empty={{ title: texts.noAccountsTitle }}
        />
      </Panel>
    </>
  )
}
