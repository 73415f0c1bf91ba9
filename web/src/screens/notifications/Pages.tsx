import { formatNumber } from '@phuong/domain/format/numbers'
import { ButtonLink } from '@phuong/ui/Button'
import { Link } from '../../widgets/link/Link.tsx'
import css from './Notifications.module.css'
import { texts } from './texts.ts'

type Props = { page: number; pages: number; href: (page: number) => string }

/** The pages of the list as links: the address says which one it is, and Back goes to the one before (B-338). */
export function Pages({ page, pages, href }: Props) {
  if (pages <= 1) return null
  return (
    <nav className={css.pages} aria-label={texts.pages}>
      {page > 1 && (
        <ButtonLink as={Link} size="sm" to={href(page - 1)}>
          {texts.previous}
        </ButtonLink>
      )}
      <span className="num" aria-live="polite">
        {texts.page(formatNumber(page), formatNumber(pages))}
      </span>
      {page < pages && (
        <ButtonLink as={Link} size="sm" to={href(page + 1)}>
          {texts.next}
        </ButtonLink>
      )}
    </nav>
  )
}
