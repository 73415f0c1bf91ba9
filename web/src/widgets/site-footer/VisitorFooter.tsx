import { dialled, noContact } from '@phuong/domain/site/contact'
import { useQuery } from '@tanstack/react-query'
import { contactQuery } from './contact-query.ts'
import { SiteFooter } from './SiteFooter.tsx'

/** The foot of a visitor's page of the product (C-050, C-051). Without an answer its lines are not there, and nothing else waits. */
export function VisitorFooter() {
  const { data: { address, phone } = noContact } = useQuery(contactQuery)
  return <SiteFooter contact={{ address, phone, dialled: dialled(phone) }} />
}
