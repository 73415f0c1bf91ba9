import { formatNumber } from '@phuong/domain/format/numbers'
import { notificationsPath } from '@phuong/domain/paths/notifications'
import { isAdministrator, isPupil } from '@phuong/domain/people/roles'
import { ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { Dialog } from '@phuong/ui/Dialog'
import { ListState, Waiting } from '@phuong/ui/ListState'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { type ReactNode, Suspense, useRef } from 'react'
import { ReadAll } from '../../widgets/bell/ReadAll.tsx'
import { latePlace } from '../../widgets/late/late.tsx'
import { Link } from '../../widgets/link/Link.tsx'
import { LinkTabs } from '../../widgets/link/LinkTabs.tsx'
import { useAddressQuery } from '../../widgets/link/use-address-query.ts'
import { useSurroundings } from '../../widgets/surroundings.ts'
import type { Filter } from './address.ts'
import { Choices } from './choices/Choices.tsx'
import { Filters } from './Filters.tsx'
import { NotificationList } from './List.tsx'
import css from './Notifications.module.css'
import { Pages } from './Pages.tsx'
import { Moment, Words } from './Parts.tsx'
import type { NotificationRow } from './queries.ts'
import { texts } from './texts.ts'
import { useNotifications } from './use-notifications.ts'
import { WriteNotification } from './write/WriteNotification.tsx'

/**
 * /lms/notifications: what a person was told, page by page (A-286, B-335); a pupil also finds what the digital-book service
 * tells (A-297, B-336), an administrator what people sent (B-373).
 */
export function Notifications() {
  const { me } = useSurroundings()
  const [query] = useAddressQuery()
  const tab = query.get('tab')
  if (isAdministrator(me) && tab === 'sent')
    return (
      <Page tab="sent">
        <Suspense fallback={<Soon />}>
          <Sent />
        </Suspense>
      </Page>
    )
  if (isPupil(me) && tab === 'books')
    return (
      <Page tab="books">
        <Suspense fallback={<Soon />}>
          <BookNotes />
        </Suspense>
      </Page>
    )
  return <Inbox />
}

/** Each of these is for few, or for later. */
const Sent = latePlace(async () => (await import('./sent/Sent.tsx')).Sent)
const BookNotes = latePlace(async () => (await import('./books/BookNotes.tsx')).BookNotes)

const Soon = () => (
  <Card flush>
    <Waiting>
      <SkeletonRows />
    </Waiting>
  </Card>
)

type Tab = 'inbox' | 'sent' | 'books'
type PageProps = { tab?: Tab; lead?: string | undefined; readAll?: ReactNode; children: ReactNode }

/** What stands around either list. */
function Page({ tab = 'inbox', lead, readAll, children }: PageProps) {
  const { me } = useSurroundings()
  const [, put] = useAddressQuery()
  const others = [
    ...(isPupil(me) ? [{ tab: 'books', label: texts.books }] : []),
    ...(isAdministrator(me) ? [{ tab: 'sent', label: texts.sent }] : []),
  ]
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
            {tab === 'inbox' && <Choices />}
            <WriteNotification
              onSent={(place) =>
                put(
                  new URLSearchParams(place === 'books' ? { tab: 'sent', of: 'books' } : tab === 'sent' ? { tab } : {}),
                )
              }
            />
          </div>
        }
      />
      <div className={css.page}>
        {others.length > 0 && (
          <div className={css.tabs}>
            <LinkTabs
              label={texts.tabs}
              tabs={[
                { to: notificationsPath(), label: isPupil(me) ? texts.title : texts.inbox, here: tab === 'inbox' },
                ...others.map((other) => ({
                  to: `${notificationsPath()}?tab=${other.tab}`,
                  label: other.label,
                  here: tab === other.tab,
                })),
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
  const { rows, all, filter, counts, filterHref, state, inModal, closeDetail } = notices
  const list = useRef<HTMLDivElement>(null)
  const remove = async (row: NotificationRow) => {
    // the button goes with its row
    if (await notices.remove(row)) list.current?.focus()
  }
  return (
    <>
      <Page
        lead={all && all.total > 0 ? countOf(all.unread, all.total) : undefined}
        readAll={
          notices.newest !== undefined && (
            <ReadAll variant="line" newest={all?.unread === 0 ? undefined : notices.newest} />
          )
        }
      >
        <Card flush className={css.list} ref={list} tabIndex={-1}>
          {counts && all && (all.total > 0 || filter !== null) && (
            <Filters counts={counts} filter={filter} href={filterHref} />
          )}
          <ListState {...state} empty={emptyWords(filter, filterHref(null))}>
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

/** What an empty list says; one of some of them leads back to all. */
const emptyWords = (filter: Filter | null, all: string) =>
  filter === null
    ? { title: texts.none, text: texts.noneText }
    : {
        title: filter === 'unread' ? texts.noUnread : texts.noneOfGroup,
        text: texts.noneOfText,
        action: (
          <ButtonLink as={Link} to={all}>
            {texts.seeAll}
          </ButtonLink>
        ),
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
