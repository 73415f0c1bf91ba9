import { dialled, noContact } from '@phuong/domain/site/contact'
import { useQuery } from '@tanstack/react-query'
import { contactQuery } from '../../widgets/site-footer/contact-query.ts'
import { SiteFooter } from '../../widgets/site-footer/SiteFooter.tsx'
import { VisitorNavigation } from './VisitorNavigation.tsx'

/* What stands around the pages of visitors alone; a sitting carries none of it. Without an answer its lines are not there, and nothing else waits. */

/** The ways of a visitor, home among them as the settings have it (C-053, C-058). */
export function VisitorBar({ signedIn }: { signedIn: boolean }) {
  const { data: { providerHome } = noContact } = useQuery(contactQuery)
  return <VisitorNavigation signedIn={signedIn} home={providerHome || '/'} />
}

/** The foot of a visitor's page (C-050, C-051). */
export function VisitorFooter() {
  const { data: { address, phone } = noContact } = useQuery(contactQuery)
  return <SiteFooter contact={{ address, phone, dialled: dialled(phone) }} />
}
