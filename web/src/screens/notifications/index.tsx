import { formatNumber } from '@phuong/domain/format/numbers'
import { notificationsPath } from '@phuong/domain/paths/notifications'
import { isAdministrator } from '@phuong/domain/people/roles'
import { Card } from '@phuong/ui/Card'
import { Dialog } from '@phuong/ui/Dialog'
import { ListState } from '@phuong/ui/ListState'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { type ReactNode, useRef } from 'react'
import { ReadAll } from '../../widgets/bell/ReadAll.tsx'
import { Link } from '../../widgets/link/Link.tsx'
import { LinkTabs } from '../../widgets/link/LinkTabs.tsx'
import { useAddressQuery } from '../../widgets/link/use-address-query.ts'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { Choices } from './choices/Choices.tsx'
import { NotificationList } from './List.tsx'
import css from './Notifications.module.css'
import { Pages } from './Pages.tsx'
import { Moment, Words } from './Parts.tsx'
import type { NotificationRow } from './queries.ts'
import { SentList } from './sent/SentList.tsx'
import { sentTexts } from './sent/texts.ts'
import { texts } from './texts.ts'
import { useNotifications } from './use-notifications.ts'
import { WriteNotification } from './write/WriteNotification.tsx'

/**
 * /lms/notifications: what a person was told, page by page (A-286, B-335); an administrator also finds what people sent
 * (B-373).
 */
export function Notifications() {
  const { me } = useSurroundings()
  const [query] = useAddressQuery()
  return isAdministrator(me) && query.get('tab') === 'sent' ? (
    <Page isSent>
      <SentList />
    </Page>
  ) : (
    <Inbox />
  )
}

type PageProps = { isSent?: boolean; lead?: string | undefined; readAll?: ReactNode; children: ReactNode }

/** What stands around either list. */
function Page({ isSent = false, lead, readAll, children }: PageProps) {
  const { me } = useSurroundings()
  const [, put] = useAddressQuery()
  return (
    <>
      <PageHead
        title={texts.title}
        crumbs={
          <Crumbs
            items={[{ label: texts.home, link: <Link to="/lms/home">{texts.home}</Link> }, { label: texts.title }]}
          />
        }
        lead={lead}
        actions={
          <div className={css.acted}>
            {readAll}
            {!isSent && <Choices />}
            <WriteNotification onSent={() => put(new URLSearchParams(isSent ? { tab: 'sent' } : {}))} />
          </div>
        }
      />
      <div className={css.page}>
        {isAdministrator(me) && (
          <div className={css.tabs}>
            <LinkTabs
              label={sentTexts.tabs}
              tabs={[
                { to: notificationsPath(), label: sentTexts.inbox, here: !isSent },
                { to: `${notificationsPath()}?tab=sent`, label: sentTexts.tab, here: isSent },
              ]}
            />
          </div>
        )}
        {children}
      </div>
    </>
  )
}

/**
 * The own notifications: a row opens in its place, 'Chi tiết' opens the same words in a modal, and both mark it read (A-290,
 * B-343).
 */
function Inbox() {
  const notices = useNotifications()
  const { rows, total, unread, state, inModal, closeDetail } = notices
  const list = useRef<HTMLDivElement>(null)
  const remove = async (row: NotificationRow) => {
    // the button goes with its row
    if (await notices.remove(row)) list.current?.focus()
  }
  return (
    <>
      <Page
        lead={state.state === 'ready' ? countOf(unread, total) : undefined}
        readAll={
          notices.newest !== undefined && <ReadAll variant="line" newest={unread > 0 ? notices.newest : undefined} />
        }
      >
        <Card flush className={css.list} ref={list} tabIndex={-1}>
          <ListState {...state} empty={{ title: texts.none, text: texts.noneText }}>
            <NotificationList {...notices} rows={rows} remove={(row) => void remove(row)} />
            <Pages page={notices.page} pages={notices.pages} href={notices.pageHref} />
          </ListState>
        </Card>
      </Page>
      <Dialog open={inModal !== undefined} onClose={closeDetail} title={texts.title} read>
        {inModal && <Detail row={inModal} />}
      </Dialog>
    </>
  )
}

const countOf = (unread: number, total: number): string =>
  unread === 0 ? texts.allRead(formatNumber(total)) : texts.count(formatNumber(unread), formatNumber(total))

/** The words of a notification, to be read. */
const Detail = ({ row }: { row: NotificationRow }) => (
  <>
    <h3 className={css.detailTitle}>{row.title}</h3>
    <p className={css.by}>
      <Moment row={row} />
    </p>
    <Words row={row} />
  </>
)
