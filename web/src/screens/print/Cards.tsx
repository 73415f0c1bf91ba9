import { formatDate } from '@phuong/domain/format/dates'
import { BrandMark } from '@phuong/ui/Brand'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { PrinterIcon } from '@phuong/ui/desk-icons'
import { ErrorState } from '@phuong/ui/ErrorState'
import { EmptyState, Waiting } from '@phuong/ui/ListState'
import { QrCode } from '@phuong/ui/QrCode'
import { Skeleton } from '@phuong/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { Row } from '../../api/call.ts'
import { isCallError, messageOf } from '../../api/call-error.ts'
import { printPage } from '../../browser/print.ts'
import { cardsQuery } from '../../widgets/classes/cards-query.ts'
import { classTexts } from '../../widgets/classes/texts.ts'
import { Link } from '../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../widgets/link/use-address-query.ts'
import { usePageTitle } from '../../widgets/page-title.ts'
import css from './Cards.module.css'
import { isCrowded, pagesOf, signInLink } from './cards-pages.ts'
import { cardTexts as texts } from './texts.ts'

/** The cards of a class: user name and first password of each pupil, eight to a page of A4, to be cut apart (D12, D60). */
export function Cards() {
  const [query] = useAddressQuery()
  const classId = query.get('classId') ?? ''
  const { data, error, refetch } = useQuery(cardsQuery(classId, query.get('studentId')))
  usePageTitle(texts.title)
  if (error)
    return (
      <div className={css.state}>
        <ErrorState
          text={messageOf(error)}
          requestId={(isCallError(error) && error.requestId) || undefined}
          onRetry={() => void refetch()}
        />
      </div>
    )
  if (data === undefined)
    return (
      <Waiting>
        <div className={css.page} aria-hidden="true">
          {[0, 1, 2, 3].map((place) => (
            <div key={place} className={css.card}>
              <div className={css.words}>
                <Skeleton width="medium" />
                <Skeleton width="long" />
                <Skeleton width="medium" />
              </div>
              <Skeleton shape="block" />
            </div>
          ))}
        </div>
      </Waiting>
    )
  if (data.length === 0)
    return (
      <div className={css.state}>
        <EmptyState title={texts.none} text={texts.noneText} />
      </div>
    )
  return (
    <>
      <div className={css.tools}>
        <h1 className={css.title} id="page-title" tabIndex={-1}>
          {texts.heading(classTexts.name(data[0]?.className ?? ''), data.length)}
        </h1>
        <Button variant="primary" icon={<PrinterIcon />} onClick={() => void printPage()}>
          {texts.print}
        </Button>
        <ButtonLink as={Link} to={`/lms/teacher/classes/${classId}?tab=students`}>
          {texts.toClass}
        </ButtonLink>
        <p className={css.note}>{texts.note}</p>
      </div>
      {pagesOf(data).map((cards) => (
        <ul key={cards[0]?.studentId} className={css.page} aria-label={texts.title}>
          {cards.map((card) => (
            <CardOf key={card.studentId} card={card} />
          ))}
        </ul>
      ))}
    </>
  )
}

/** The card of one pupil; a birthday tells namesakes apart. */
function CardOf({ card }: { card: Row<'CLASSES_Cards_Get'> }) {
  const { fullName, dateofBirth, className, userName, password } = card
  return (
    <li className={cx(css.card, isCrowded(card) && css.crowded)}>
      <div className={css.words}>
        <p className={css.brand}>
          <BrandMark size={18} /> {location.host}
        </p>
        <p className={css.name}>{fullName}</p>
        <p className={css.class}>{classTexts.name(className)}</p>
        {dateofBirth !== null && <p className={css.class}>{texts.born(formatDate(dateofBirth))}</p>}
        <dl className={css.facts} translate="no">
          <div>
            <dt>{texts.userName}</dt>
            <dd>{userName}</dd>
          </div>
          <div>
            <dt>{texts.password}</dt>
            <dd>{password}</dd>
          </div>
        </dl>
      </div>
      <div className={css.qr}>
        <QrCode text={signInLink(location.origin, userName, password)} label={texts.qr(fullName)} />
      </div>
    </li>
  )
}
