import { type HostEntry, type HostFacts, hostEntryOf } from '@phuong/domain/site/hosts'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'
import { heldTable } from './held-table.ts'

type Table = Readonly<Record<string, HostEntry | HostFacts>>

/** What a row of the table says of a host. */
export const hostColumns = [
  'host',
  'profile',
  'higher_education as higherEducation',
  'partner_name as partnerName',
  'partner_url as partnerUrl',
] as const

const readTable = async (db: Db): Promise<Table> => {
  const rows = await db.selectFrom('hosts').select(hostColumns).execute()
  return Object.fromEntries(rows.map(({ host, ...facts }) => [host, facts as HostFacts]))
}

/**
 * What host names stand for, held in memory (held-table.ts): every page of a visitor asks. Before the table was read
 * it stands as the setting HOSTS says.
 */
export const openHosts = ({ settings, db }: { settings: Pick<Settings, 'HOSTS'>; db: Db }) => {
  const table = heldTable<Table>({ read: () => readTable(db), first: settings.HOSTS })
  return {
    /** What a host name stands for. @param host without its port */
    of: async (host: string, now: Date): Promise<HostFacts> => hostEntryOf(await table.get(now), host),
    /** Whether the table names a host, as it is known at this moment; what is old is read anew meanwhile. */
    lists: (host: string, now: Date): boolean => Object.hasOwn(table.known(now), host.toLowerCase()),
    /** The table has changed, and the change is committed: it is read anew, and whoever asks meanwhile waits for it. */
    renew: table.renew,
  }
}
