import { escapeHtml } from '../format/escape-html.ts'
import { type Contact, dialled } from './contact.ts'
import { type HostProfile, hasOlympicRoutes, namesPartner } from './host-profiles.ts'

/*
 * The landing page is drawn once, when the web is built, with all that it may hold. What depends on the host and on the
 * settings stands there between marks and in places; whoever serves the page takes out what is not there and fills in the
 * rest, so that no script has to and nothing moves (decision 0052).
 */

/** The parts of the page that may be missing. */
export const frontParts = ['partner', 'contact', 'address', 'phone', 'samples'] as const
export type FrontPart = (typeof frontParts)[number]

/** The places that are filled. */
export type FrontPlace = 'address' | 'phone' | 'dialled' | 'partnerName' | 'partnerUrl'

/** How a place is written where the page is drawn. */
export const placeOf = (place: FrontPlace): string => `{{${place}}}`
export const partBegins = (part: string): string => `<!--if:${part}-->`
export const partEnds = (part: string): string => `<!--end:${part}-->`

/** The landing page as a host shows it. @param html as the build drew it, with marks and places */
export const frontPageOf = (html: string, contact: Contact, profile: HostProfile): string => {
  const { address, phone, partnerName, partnerUrl } = contact
  const isThere: Record<FrontPart, boolean> = {
    partner: namesPartner(profile) && partnerName !== '' && partnerUrl !== '',
    contact: address !== '' || phone !== '',
    address: address !== '',
    phone: phone !== '',
    samples: hasOlympicRoutes(profile),
  }
  const places: Record<FrontPlace, string> = { address, phone, dialled: dialled(phone), partnerName, partnerUrl }
  let page = html
  for (const part of frontParts) {
    const block = new RegExp(`${partBegins(part)}([\\s\\S]*?)${partEnds(part)}`, 'g')
    page = page.replace(block, (_, content: string) => (isThere[part] ? content : ''))
  }
  // in one pass: what is filled in is not read again
  return page.replace(/\{\{(\w+)\}\}/g, (mark, name: string) =>
    Object.hasOwn(places, name) ? escapeHtml(places[name as FrontPlace]) : mark,
  )
}
