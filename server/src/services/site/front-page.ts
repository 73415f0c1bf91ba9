import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Contact, noContact } from '@phuong/domain/site/contact'
import { frontPageOf } from '@phuong/domain/site/front-page'
import type { HostProfile } from '@phuong/domain/site/host-profiles'
import { contactOn } from '@phuong/domain/site/hosts'
import type { Db } from '../../db/database.ts'
import { type DrawnPage, drawnPage } from '../files/drawn-page.ts'
import { readContact } from './contact.ts'
import type { openHosts } from './hosts.ts'

/** The page waits no longer for the settings, milliseconds: it is shown as it was known last. */
const patienceMs = 1_000
/** So many pages are remembered: one a host profile, and those of before a change. */
const mostRemembered = 16

type Ground = { hosts: ReturnType<typeof openHosts>; db: Db; webRoot: string }

/**
 * The landing page as each host shows it (decision 0052): the file of the build, filled with the settings as they stand now.
 * What says the same is made and compressed once. While the database does not answer, the page says what it said last.
 * @param webRoot the built web
 */
export const frontPages = ({ hosts, db, webRoot }: Ground) => {
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
  const make = async (contact: Contact, profile: HostProfile): Promise<DrawnPage> =>
    drawnPage(frontPageOf(await readFile(join(webRoot, 'index.html'), 'utf8'), contact, profile))
  /** @param host the name that the browser asked for, without its port */
  return async (host: string, now: Date): Promise<DrawnPage> => {
    const [entry, general] = await Promise.all([hosts.of(host, now), contactNow()])
    const contact = contactOn(general, entry)
    const key = JSON.stringify([entry.profile, contact])
    const known = pages.get(key)
    if (known) return known
    const page = make(contact, entry.profile)
    pages.set(key, page)
    page.catch(() => pages.delete(key))
    const [oldest] = pages.keys()
    if (pages.size > mostRemembered && oldest !== undefined) pages.delete(oldest)
    return page
  }
}
