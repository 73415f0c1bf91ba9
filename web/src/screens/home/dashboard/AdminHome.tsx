import { ROLES } from '@phuong/domain/people/roles'
import { PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { now } from '../../../browser/clock.ts'
import { Figures } from '../../../widgets/figures/Figures.tsx'
import { roleLabel } from '../../../widgets/people/role-label.ts'
import { useRouteFacts } from '../../../widgets/route-facts.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from './Dashboard.module.css'
import { Decisions } from './Decisions.tsx'
import { dayLine, staffGreeting } from './greeting.ts'
import { OwnPages } from './OwnPages.tsx'
import { accountsQuery } from './queries.ts'
import { RoomNotices } from './RoomNotices.tsx'
import { texts } from './texts.ts'

/**
 * The administrator's home: what runs out of room, what waits for a decision, the accounts, and the pages of the role
 * (B-062).
 */
export function AdminHome() {
  const { me } = useSurroundings()
  const { ownPages } = useRouteFacts()
  const accounts = useQuery(accountsQuery)
  const figures = ROLES.map(({ id }) => ({
    label: roleLabel(id),
    count: accounts.data?.byRole.find(({ roleId }) => roleId === id)?.count,
  }))
  return (
    <>
      <PageHead ornament="bough" eyebrow={dayLine(now())} title={staffGreeting(me)} lead={texts.adminLead} />
      <div className={css.body}>
        <RoomNotices />
        <Decisions />
        {!accounts.isError && (
          <section aria-labelledby="accounts-by-role">
            <h2 id="accounts-by-role" className={css.heading}>
              {texts.accountsByRole}
            </h2>
            <Figures figures={figures} />
          </section>
        )}
        <OwnPages
          title={texts.adminPages}
          pages={ownPages.map((page) => ({ ...page, note: texts.pageNotes[page.path] }))}
        />
      </div>
    </>
  )
}
