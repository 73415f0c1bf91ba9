import { type HostEntry, type HostFacts, hostEntryOf } from '@phuong/domain/site/hosts'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'

/** What is known of the table counts so long, milliseconds; a change through this server is known at once. */
export const hostsFreshMs = 5_000
/** A page waits no longer for the table, milliseconds: it goes by what was known last. */
const patienceMs = 1_000

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
 * What host names stand for, held in memory: every page of a visitor asks. What another server has changed is known
 * `hostsFreshMs` later at the most. While the database does not answer, the table stands as it was known last, and before
 * that as the setting HOSTS says.
 */
export const openHosts = ({ settings, db }: { settings: Pick<Settings, 'HOSTS'>; db: Db }) => {
  let table: Table = settings.HOSTS
  let knownAt: number | null = null
  let reading: Promise<void> | null = null
  const read = (now: number): Promise<void> => {
    const mine: Promise<void> = readTable(db)
      .then((rows) => {
        // what was read before a change says nothing of it
        if (reading === mine) table = rows
      })
      .catch(() => {})
      .then(() => {
        if (reading !== mine) return
        knownAt = now
        reading = null
      })
    return mine
  }
  const isStale = (at: number) => knownAt === null || Math.abs(at - knownAt) >= hostsFreshMs
  const wait = async (of: Promise<void>): Promise<void> => {
    const { promise: late, resolve: giveUp } = Promise.withResolvers<void>()
    const timer = setTimeout(giveUp, patienceMs)
    await Promise.race([of, late])
    clearTimeout(timer)
  }
  return {
    /** What a host name stands for. @param host without its port */
    of: async (host: string, now: Date): Promise<HostFacts> => {
      const at = now.getTime()
      if (isStale(at)) {
        reading ??= read(at)
        await wait(reading)
      }
      return hostEntryOf(table, host)
    },
    /** Whether the table names a host, as it is known at this moment; what is old is read anew meanwhile. */
    lists: (host: string, now: Date): boolean => {
      const at = now.getTime()
      if (isStale(at)) reading ??= read(at)
      return Object.hasOwn(table, host.toLowerCase())
    },
    /** The table has changed, and the change is committed: it is read anew, and whoever asks meanwhile waits for it. */
    renew: async (now: Date): Promise<void> => {
      knownAt = null
      reading = read(now.getTime())
      await wait(reading)
    },
  }
}
