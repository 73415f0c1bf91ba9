import { type Db, inTransaction } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'
import { framedHost } from './framed-host.ts'
import { settleHosts } from './keep-hosts.ts'

/**
 * Fills the table of hosts with the setting HOSTS, once: by the first start that has the setting, unless an administrator
 * was there before. From then on the table stands, and a setting that says something is told so.
 * @returns the host that /olympicTA shows in a frame where it is one of the table: what stands there keeps its own origin, so it
 * must not be ours; null where all is well
 */
export const takeOverHosts = async (
  db: Db,
  settings: Pick<Settings, 'HOSTS' | 'OLYMPIC_ENGLISH_URL'>,
  now: Date,
  log: (line: string) => void,
): Promise<string | null> => {
  const named = Object.entries(settings.HOSTS)
  if (named.length > 0) {
    const isTaken = await inTransaction(db, async (tx) => {
      if (!(await settleHosts(tx, now))) return false
      await tx
        .insertInto('hosts')
        .values(
          named.map(([host, { profile, higherEducation }]) => ({
            host,
            profile,
            higher_education: higherEducation,
            changed_at: now,
          })),
        )
        .execute()
      return true
    })
    log(
      isTaken
        ? `${named.length} host names taken over from HOSTS`
        : 'HOSTS is not read any more: host names are edited at /lms/admin/hosts',
    )
  }
  const framed = framedHost(settings)
  if (framed === null) return null
  const own = await db.selectFrom('hosts').where('host', '=', framed).select('id').executeTakeFirst()
  return own === undefined ? null : framed
}
