import { type Db, inTransaction } from '../../db/database.ts'
import { type Settings, SettingsError } from '../../settings.ts'
import { framedHost } from './framed-host.ts'
import { settleHosts } from './keep-hosts.ts'

/**
 * Fills the table of hosts with the setting HOSTS, once: by the first start that has the setting, unless an administrator
 * was there before. From then on the table stands, and a setting that says something is told so.
 * @throws SettingsError where a host of the table is the one that /olympicTA shows in a frame
 */
export const takeOverHosts = async (
  db: Db,
  settings: Pick<Settings, 'HOSTS' | 'OLYMPIC_ENGLISH_URL'>,
  now: Date,
  log: (line: string) => void,
): Promise<void> => {
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
  if (framed === null) return
  const own = await db.selectFrom('hosts').where('host', '=', framed).select('id').executeTakeFirst()
  // what stands in the frame keeps its own origin, so it must not be ours
  if (own !== undefined)
    throw new SettingsError(
      `OLYMPIC_ENGLISH_URL is an address of ${framed}, which is a host of this product: write the https address of a page of another site.`,
    )
}
