import { type Contact, dialled } from '@phuong/domain/site/contact'
import { ExternalIcon } from '@phuong/ui/lms-icons'
import { Panel } from '@phuong/ui/Panel'
import { SiteFooter } from '../../../widgets/site-footer/SiteFooter.tsx'
import css from './Site.module.css'
import { texts } from './texts.ts'

/** The foot as visitors will see it, and the partner in the bar, of what is typed. */
export function Preview({ contact: { address, phone, partnerName, partnerUrl } }: { contact: Contact }) {
  return (
    <div className={css.preview}>
      <Panel title={texts.preview}>
        {/* to be looked at: its links lead away from what is typed */}
        <div className={css.foot} inert>
          <SiteFooter contact={{ address, phone, dialled: dialled(phone) }} />
        </div>
      </Panel>
      <Panel title={texts.previewOfBar}>
        <p className={css.bar}>
          {partnerName === '' || partnerUrl === '' ? (
            texts.noPartner
          ) : (
            <>
              <span className={css.partner}>{partnerName}</span> <ExternalIcon size={16} />
            </>
          )}
        </p>
      </Panel>
    </div>
  )
}
