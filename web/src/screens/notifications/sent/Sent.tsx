import { notificationsPath } from '@phuong/domain/paths/notifications'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import css from '../Notifications.module.css'
import { destinationNames } from '../texts.ts'
import { BookList } from './BookList.tsx'
import { SentList } from './SentList.tsx'
import { sentTexts as texts } from './texts.ts'

/** What people wrote, by where it went, for an administrator (B-373). */
export function Sent() {
  const [query] = useAddressQuery()
  const isBooks = query.get('of') === 'books'
  const path = `${notificationsPath()}?tab=sent`
  return (
    <>
      <nav className={css.places} aria-label={texts.places}>
        <Link to={path} className={css.pill} aria-current={isBooks ? undefined : 'true'}>
          {destinationNames.notices}
        </Link>
        <Link to={`${path}&of=books`} className={css.pill} aria-current={isBooks ? 'true' : undefined}>
          {destinationNames.books}
        </Link>
      </nav>
      {isBooks ? <BookList /> : <SentList />}
    </>
  )
}
