import { faultsIn } from '@phuong/domain/forms/faults-in'
import { hostForm, hostOf } from '@phuong/domain/forms/host'
import { refuse } from '@phuong/domain/refusals'
import { contactLengths } from '@phuong/domain/site/contact-form'
import { hostProfiles } from '@phuong/domain/site/host-profiles'
import { z } from 'zod'
import { afterCommit } from '../../db/after-commit.ts'
import { audit } from '../../services/audit/audit.ts'
import { framedHost } from '../../services/site/framed-host.ts'
import { hostNameOf } from '../../services/site/host-name.ts'
import { holdHost, keepHost, listHosts, settleHosts } from '../../services/site/keep-hosts.ts'
import { defineProcedure, seenOf } from '../define.ts'

const facts = {
  host: z.string(),
  profile: z.enum(hostProfiles),
  higherEducation: z.boolean(),
  partnerName: z.string(),
  partnerUrl: z.string(),
}

/** The table of hosts, by name: at most 200 rows. */
export const siteHostsList = defineProcedure({
  name: 'SITE_Hosts_List',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({}),
  output: z.object({ id: z.int(), ...facts }),
  handle: async ({ db }) => ({ rows: await listHosts(db) }),
})

/**
 * Adds a host, or changes one: its name, which stands in lower case and in the form of the DNS, its profile, whether it is
 * the higher-education portal, and the partner that its landing page names in place of the one of all hosts (A-022, C-037).
 * @throws NOT_FOUND for a host that is not there
 * @throws BAD_PARAMETERS with the fields that cannot stand so
 * @throws STALE with `newer` where somebody else has changed since what `seen` says
 */
export const siteHostSave = defineProcedure({
  name: 'SITE_Host_Save',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({
    /** null adds one */
    hostId: z.int32().positive().nullable(),
    host: z.string().max(500),
    profile: z.enum(hostProfiles),
    higherEducation: z.boolean().default(false),
    partnerName: z.string().max(contactLengths.partnerName).default(''),
    partnerUrl: z.string().max(contactLengths.partnerUrl).default(''),
    seen: seenOf(facts),
  }),
  output: z.object({ id: z.int(), ...facts }),
  current: async ({ db, now }, { hostId }) => {
    if (hostId === null) return null
    // the table before its rows: two changes never wait for each other
    await settleHosts(db, now)
    return holdHost(db, hostId)
  },
  handle: async (context, { hostId, seen: _, ...wanted }) => {
    const { db, now, user, services } = context
    const named = hostNameOf(wanted.host)
    const fields = {
      ...faultsIn(hostForm.safeParse(wanted)),
      ...('fault' in named ? { host: named.fault } : {}),
    }
    if ('fault' in named || Object.keys(fields).length > 0) throw refuse('BAD_PARAMETERS', { fields })
    const host = { ...hostOf(wanted), host: named.host }
    await settleHosts(db, now)
    const before = hostId === null ? null : await holdHost(db, hostId)
    if (hostId !== null && before === null) throw refuse('NOT_FOUND')
    afterCommit(db, () => services.hosts.renew(now))
    const id = await keepHost(db, { id: hostId, host, framed: framedHost(services.settings), now })
    const details = { before, after: host }
    await audit(db, context, { action: 'host-kept', actorId: user.id, subject: host.host, details })
    return { rows: [{ id, ...host }] }
  },
})

/** Takes a host out of the table: it has every route then, as any other. @throws NO_ROWS */
export const siteHostDelete = defineProcedure({
  name: 'SITE_Host_Delete',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({ hostId: z.int32().positive() }),
  output: z.object({}),
  handle: async (context, { hostId }) => {
    const { db, now, user, services } = context
    await settleHosts(db, now)
    const before = await holdHost(db, hostId)
    if (before === null) throw refuse('NO_ROWS')
    afterCommit(db, () => services.hosts.renew(now))
    await db.deleteFrom('hosts').where('id', '=', hostId).execute()
    await audit(db, context, { action: 'host-deleted', actorId: user.id, subject: before.host, details: { before } })
    return { rows: [], rowsAffected: 1 }
  },
})
