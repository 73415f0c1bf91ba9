import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { type MenuLink, mostMenuLinks } from '@phuong/domain/links/menu-links'
import { menuLinkFaults } from '@phuong/domain/links/texts'
import { hasRole, type RoleName, roleNameOf } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'
import { heldTable } from '../site/held-table.ts'
import { guideOf } from './guide.ts'

/** A link of the sidebar as it is stored; one to the user guide of the role has no address. */
export type StoredMenuLink = {
  readonly label: string
  readonly guide: boolean
  readonly address: string
  readonly roles: readonly RoleName[]
  readonly position: number
}

const roleIds = sql<number[]>`
  (select coalesce(json_agg(role_id order by role_id), '[]') from menu_link_roles where link_id = menu_links.id)`

const rowsOf = (db: Db) =>
  db.selectFrom('menu_links').select(['label', 'guide', 'address', 'position', roleIds.as('roleIds')])

const stored = <Row extends { roleIds: number[] }>({ roleIds: ids, ...row }: Row) => ({
  ...row,
  roles: ids.flatMap((id) => roleNameOf(id) ?? []),
})

/** The links of the sidebar in their order, at most `mostMenuLinks`. */
export const listMenuLinks = async (db: Db): Promise<(StoredMenuLink & { id: number })[]> =>
  (await rowsOf(db).select('id').orderBy('position').orderBy('id').execute()).map(stored)

/** Who changes links or their order takes turns, until the end of the transaction; taken before any row. */
export const lockMenuLinks = async (tx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('menu-links'))`.execute(tx)
}

/** How a link stands now; null for one that is not there. */
export const readMenuLink = async (tx: Db, id: number): Promise<StoredMenuLink | null> => {
  const row = await rowsOf(tx).where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : stored(row)
}

/**
 * Adds a link at the end of the list, or changes one where it stands; `lockMenuLinks` was called.
 * @param id null adds it
 * @returns its id
 * @throws BAD_PARAMETERS where there are `mostMenuLinks`
 */
export const keepMenuLink = async (
  tx: Db,
  { id, link, now }: { id: number | null; link: Omit<StoredMenuLink, 'position'>; now: Date },
): Promise<number> => {
  const { roles, ...facts } = link
  const values = { ...facts, changed_at: now }
  const keep = async (): Promise<number> => {
    if (id !== null) {
      await tx.updateTable('menu_links').set(values).where('id', '=', id).execute()
      await tx.deleteFrom('menu_link_roles').where('link_id', '=', id).execute()
      return id
    }
    const { count, last } = await tx
      .selectFrom('menu_links')
      .select(({ fn }) => [
        fn.countAll<string>().as('count'),
        fn.coalesce(fn.max('position'), sql<number>`0`).as('last'),
      ])
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostMenuLinks) throw refuse('BAD_PARAMETERS', { fields: { label: menuLinkFaults.tooMany } })
    const added = { ...values, position: last + 1 }
    return (await tx.insertInto('menu_links').values(added).returning('id').executeTakeFirstOrThrow()).id
  }
  const linkId = await keep()
  await tx
    .insertInto('menu_link_roles')
    .values(roles.map((role) => ({ link_id: linkId, role_id: ROLE_CATALOGUE[role].id })))
    .execute()
  return linkId
}

/**
 * The links of the sidebar, held in memory: every page of somebody signed in asks. Nobody learns of links of roles
 * that they do not have, nor of a guide whose setting is empty (C-220).
 */
export const openMenuLinks = ({ settings, db }: { settings: Settings; db: Db }) => {
  const table = heldTable({ read: () => listMenuLinks(db), first: [] })
  return {
    /** What a person sees, in its order. */
    of: async (user: SessionUser, now: Date): Promise<MenuLink[]> =>
      (await table.get(now)).flatMap(({ id, label, guide, address, roles }) => {
        const leadsTo = guide ? guideOf(settings, user) : address
        return leadsTo !== null && hasRole(user, ...roles) ? [{ id, label, guide, address: leadsTo }] : []
      }),
    renew: table.renew,
  }
}
