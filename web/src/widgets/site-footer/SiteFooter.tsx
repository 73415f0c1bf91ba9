import { Brand } from '@phuong/ui/Brand'
import css from './SiteFooter.module.css'
import { footerTexts, noticesPath } from './texts.ts'

/** The green foot of the pages that visitors see (C-051). */
export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <svg className={css.hill} viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 40V22C220-6 420 34 720 18S1220-4 1440 20V40Z" fill="currentColor" />
      </svg>
      <div className={css.ground}>
        <div className={css.inner}>
          <Brand className={css.brand} />
          <p>{footerTexts.motto}</p>
          <a className={css.notices} href={noticesPath}>
            {footerTexts.notices}
          </a>
          <p className={css.owner}>{footerTexts.owner}</p>
        </div>
      </div>
    </footer>
  )
}
