import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Contact, noContact } from '@phuong/domain/site/contact'
import { frontPageOf } from '@phuong/domain/site/front-page'
import { hostEntryOf } from '../../access/hosts.ts'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'
import { type DrawnPage, drawnPage } from '../files/drawn-page.ts'
import { readContact } from './contact.ts'

/** The page waits no longer for the settings, milliseconds: it is shown as it was known last. */
const patienceMs = 1_000
/** So many pages are remembered: one a host profile, and those of before a change. */
const mostRemembered = 16

/**
 * The landing page as each host shows it (decision 0052): the file of the build, filled with the settings as they stand now.
 * What says the same is made and compressed once. While the database does not answer, the page says what it said last.
 * @param webRoot the built web
 */
export const frontPages = ({ settings, db, webRoot }: { settings: Settings; db: Db; webRoot: string }) => {
  const pages = new Map<string, Promise<DrawnPage>>()
  let last: Contact = noContact
  const contactNow = async (): Promise<Contact> => {
    const { promise: late, resolve: giveUp } = Promise.withResolvers<Contact>()
    const timer = setTimeout(() => giveUp(last), patienceMs)
    const read = readContact(db).then(
      (contact) => {
        last = contact
        return contact
      },
      () => last,
    )
    const contact = await Promise.race([read, late])
    clearTimeout(timer)
    return contact
  }
  const make = async (contact: Contact, host: string): Promise<DrawnPage> => {
    const { profile } = hostEntryOf(settings.HOSTS, host)
    return drawnPage(frontPageOf(await readFile(join(webRoot, 'index.html'), 'utf8'), contact, profile))
  }
  /** @param host the name that the browser asked for, without its port */
  return async (host: string): Promise<DrawnPage> => {
    const contact = await contactNow()
    const key = JSON.stringify([hostEntryOf(settings.HOSTS, host).profile, contact])
    const known = pages.get(key)
    if (known) return known
    const page = make(contact, host)
    pages.set(key, page)
    page.catch(() => pages.delete(key))
    const [oldest] = pages.keys()
    if (pages.size > mostRemembered && oldest !== undefined) pages.delete(oldest)
    return page
  }
}
