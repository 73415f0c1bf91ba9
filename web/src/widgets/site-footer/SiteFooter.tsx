import { OPENING_HOURS } from '@phuong/domain/site/contact'
import { Brand } from '@phuong/ui/Brand'
import type { ReactNode } from 'react'
import { noticesName, noticesPath } from '../notices/texts.ts'
import css from './SiteFooter.module.css'
import { footerTexts } from './texts.ts'

/** Where whoever runs the installation is found; '' is not shown. `dialled` is what a phone dials. */
export type FooterContact = { readonly address: string; readonly phone: string; readonly dialled: string }

type Props = {
  contact: FooterContact
  /** What stands around a line that may be missing; here an empty line is left out. */
  around?: (name: 'contact' | 'address' | 'phone', line: ReactNode) => ReactNode
}

/** The green foot of the pages that visitors see (C-047 to C-051). */
export function SiteFooter({ contact: { address, phone, dialled }, around }: Props) {
  const isThere = { contact: address !== '' || phone !== '', address: address !== '', phone: phone !== '' }
  const part = around ?? ((name, line) => isThere[name] && line)
  return (
    <footer className={css.footer}>
      <svg className={css.hill} viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 40V22C220-6 420 34 720 18S1220-4 1440 20V40Z" fill="currentColor" />
      </svg>
      <div className={css.ground}>
        <div className={css.inner}>
          <div className={css.who}>
            <Brand className={css.brand} />
            <p>{footerTexts.motto}</p>
          </div>
          {part(
            'contact',
            <div>
              <h2 className={css.title}>{footerTexts.contact}</h2>
              {part('address', <p className={css.line}>{address}</p>)}
              {part(
                'phone',
                <p className={css.line}>
                  <a className={css.link} href={`tel:${dialled}`}>
                    {phone}
                  </a>
                </p>,
              )}
            </div>,
          )}
          <div>
            <h2 className={css.title}>{footerTexts.hours}</h2>
            <p className={`num ${css.line}`}>{OPENING_HOURS}</p>
          </div>
        </div>
        <div className={css.last}>
          <p>{footerTexts.owner}</p>
          <a className={css.link} href={noticesPath}>
            {noticesName}
          </a>
        </div>
      </div>
    </footer>
  )
}
