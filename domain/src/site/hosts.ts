import type { Contact } from './contact.ts'
import type { HostProfile } from './host-profiles.ts'

/** What a host name stands for: its set of routes, and whether it is the higher-education portal (A-022, C-016, C-018). */
export type HostEntry = { readonly profile: HostProfile; readonly higherEducation: boolean }

/** The partner that the landing page of one host names, in place of the one of all hosts; both '' without (C-037). */
export type HostPartner = Pick<Contact, 'partnerName' | 'partnerUrl'>

/** A row of the table of hosts. */
export type HostFacts = HostEntry & HostPartner

const noPartner: HostPartner = { partnerName: '', partnerUrl: '' }

/** What a host name stands for: the table first, then localhost as local, anything else as main (A-022, C-017). */
export const hostEntryOf = (table: Readonly<Record<string, HostEntry | HostFacts>>, host: string): HostFacts => {
  const name = host.toLowerCase()
  if (Object.hasOwn(table, name)) return { ...noPartner, ...(table[name] as HostEntry) }
  const local = name === 'localhost' || name === '127.0.0.1' || name === '[::1]'
  return { profile: local ? 'local' : 'main', higherEducation: false, ...noPartner }
}

/** What the landing page of a host tells: a partner of the host's own takes the place of the one of all hosts (C-037). */
export const contactOn = (contact: Contact, { partnerName, partnerUrl }: HostPartner): Contact =>
  partnerName === '' ? contact : { ...contact, partnerName, partnerUrl }

/** What is done to the table: a row (null: a new one) stands for something else, or is no more (null). */
type HostChange = {
  readonly before: { readonly host: string } | null
  readonly after: ({ readonly host: string } & HostEntry) | null
}

/**
 * Whether a change gives the host in use other routes or another menu than it has: whoever makes it through that host is
 * asked first.
 * @param inUse name of the host by which the table is changed, in lower case
 */
export const changesHostInUse = (
  rows: readonly ({ readonly host: string } & HostEntry)[],
  { before, after }: HostChange,
  inUse: string,
): boolean => {
  const others = rows.filter(({ host }) => host !== before?.host)
  const now = hostEntryOf(Object.fromEntries(rows.map((row) => [row.host, row])), inUse)
  const then = hostEntryOf(
    Object.fromEntries([...others, ...(after === null ? [] : [after])].map((row) => [row.host, row])),
    inUse,
  )
  return now.profile !== then.profile || now.higherEducation !== then.higherEducation
}
