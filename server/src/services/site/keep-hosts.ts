import { refuse } from '@phuong/domain/refusals'
import { mostHosts } from '@phuong/domain/site/host-name'
import type { HostFacts } from '@phuong/domain/site/hosts'
import { hostFaults } from '@phuong/domain/site/texts'
import type { Db } from '../../db/database.ts'
import { hostColumns } from './hosts.ts'

/** A row of the table of hosts, as a form has it. */
export type KeptHost = HostFacts & { host: string }

const fault = (text: string) => refuse('BAD_PARAMETERS', { fields: { host: text } })

/**
 * Says that the table speaks for itself from now on, and holds it until the transaction ends: whoever changes it takes turns.
 * @returns whether nobody had said so before
 */
export const settleHosts = async (tx: Db, now: Date): Promise<boolean> => {
  const first = await tx
    .insertInto('hosts_state')
    .values({ settled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('one')
    .executeTakeFirst()
  if (first !== undefined) return true
  await tx.selectFrom('hosts_state').select('one').forUpdate().execute()
  return false
}

/** How a host stands now, held until the end of the transaction; null for one that is not there. */
export const holdHost = async (tx: Db, id: number): Promise<KeptHost | null> => {
  const row = await tx.selectFrom('hosts').where('id', '=', id).select(hostColumns).forUpdate().executeTakeFirst()
  return row === undefined ? null : (row as KeptHost)
}

/** The whole table, by name. */
export const listHosts = async (db: Db): Promise<(KeptHost & { id: number })[]> =>
  (await db
    .selectFrom('hosts')
    .select(['id', ...hostColumns])
    .orderBy('host')
    .limit(mostHosts)
    .execute()) as (KeptHost & {
    id: number
  })[]

/**
 * Adds a host, or changes it; the table is held by `settleHosts`.
 * @param id null adds it
 * @param framed the host that stands in a frame of ours, and must not be one of ours
 * @returns its id
 * @throws BAD_PARAMETERS for a name that is there or framed, and where there are `mostHosts`
 */
export const keepHost = async (
  tx: Db,
  { id, host, framed, now }: { id: number | null; host: KeptHost; framed: string | null; now: Date },
): Promise<number> => {
  if (host.host === framed) throw fault(hostFaults.framed)
  const names = await tx.selectFrom('hosts').select(['id', 'host']).execute()
  if (names.some((row) => row.id !== id && row.host === host.host)) throw fault(hostFaults.taken)
  const values = {
    host: host.host,
    profile: host.profile,
    higher_education: host.higherEducation,
    partner_name: host.partnerName,
    partner_url: host.partnerUrl,
    changed_at: now,
  }
  if (id === null) {
    if (names.length >= mostHosts) throw fault(hostFaults.tooMany)
    return (await tx.insertInto('hosts').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  await tx.updateTable('hosts').set(values).where('id', '=', id).execute()
  return id
}
