import { faultsIn } from '@phuong/domain/forms/faults-in'
import { menuLinkForm, typedRoles } from '@phuong/domain/forms/menu-link'
import { menuLinkLengths, mostMenuLinks } from '@phuong/domain/links/menu-links'
import { ROLE_NAMES } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { afterCommit } from '../../db/after-commit.ts'
import { audit } from '../../services/audit/audit.ts'
import { keepOrder } from '../../services/links/keep-order.ts'
import { keepMenuLink, listMenuLinks, lockMenuLinks, readMenuLink } from '../../services/links/menu-links.ts'
import { defineProcedure, seenOf } from '../define.ts'

const role = z.enum(ROLE_NAMES)
const facts = { label: z.string(), guide: z.boolean(), address: z.string(), roles: z.array(role).readonly() }
const linkOrder = async (db: Parameters<typeof listMenuLinks>[0]) => (await listMenuLinks(db)).map(({ id }) => id)

/** The links of the sidebar in their order, with the roles that see each: at most 40 rows. */
export const linksMenuList = defineProcedure({
  name: 'LINKS_Menu_List',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({}),
  output: z.object({ id: z.int(), ...facts }),
  handle: async ({ db }) => ({ rows: await listMenuLinks(db) }),
})

/**
 * Adds a link of the sidebar at its end, or changes one: its name (at most 60 characters), whether it leads to the
 * user guide of the role (C-219) or to an address (500), and the roles that see it.
 * @throws NOT_FOUND for a link that is not there
 * @throws BAD_PARAMETERS with the fields that cannot stand so
 * @throws STALE with `newer` where somebody else has changed since what `seen` says
 */
export const linksMenuSave = defineProcedure({
  name: 'LINKS_Menu_Save',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({
    /** null adds one */
    menuLinkId: z.int32().positive().nullable(),
    label: z.string().trim().max(menuLinkLengths.label),
    guide: z.boolean().default(false),
    address: z.string().trim().max(menuLinkLengths.address).default(''),
    roles: z
      .array(role)
      .max(ROLE_NAMES.length)
      .transform((names) => ROLE_NAMES.filter((name) => names.includes(name))),
    seen: seenOf(facts),
  }),
  output: z.object({ id: z.int(), ...facts }),
  current: async ({ db }, { menuLinkId }) => {
    if (menuLinkId === null) return null
    await lockMenuLinks(db)
    return readMenuLink(db, menuLinkId)
  },
  handle: async (context, { menuLinkId, seen: _, ...wanted }) => {
    const { db, now, user, services } = context
    const fields = faultsIn(menuLinkForm.safeParse({ ...wanted, roles: typedRoles(wanted.roles) }))
    if (Object.keys(fields).length > 0) throw refuse('BAD_PARAMETERS', { fields })
    const link = { ...wanted, address: wanted.guide ? '' : wanted.address }
    await lockMenuLinks(db)
    const before = menuLinkId === null ? null : await readMenuLink(db, menuLinkId)
    if (menuLinkId !== null && before === null) throw refuse('NOT_FOUND')
    afterCommit(db, () => services.menuLinks.renew(now))
    const id = await keepMenuLink(db, { id: menuLinkId, link, now })
    const details = { before, after: link }
    await audit(db, context, { action: 'menu-link-kept', actorId: user.id, subject: String(id), details })
    return { rows: [{ id, ...link }] }
  },
})

/** Takes a link out of the sidebar. @throws NO_ROWS */
export const linksMenuDelete = defineProcedure({
  name: 'LINKS_Menu_Delete',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({ menuLinkId: z.int32().positive() }),
  output: z.object({}),
  handle: async (context, { menuLinkId }) => {
    const { db, now, user, services } = context
    await lockMenuLinks(db)
    const before = await readMenuLink(db, menuLinkId)
    if (before === null) throw refuse('NO_ROWS')
    afterCommit(db, () => services.menuLinks.renew(now))
    await db.deleteFrom('menu_links').where('id', '=', menuLinkId).execute()
    const entry = { action: 'menu-link-deleted', actorId: user.id, subject: String(menuLinkId) } as const
    await audit(db, context, { ...entry, details: { before } })
    return { rows: [], rowsAffected: 1 }
  },
})

/**
 * Puts the links of the sidebar into an order.
 * Links that are not named stay behind the others.
 * @throws NOT_FOUND for an id that is not there, or comes twice
 * @throws STALE with `newer` where the order is another one than `seen` says
 */
export const linksMenuOrder = defineProcedure({
  name: 'LINKS_Menu_Order',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({
    /** in the order that they are to have */
    menuLinkIds: z.array(z.int32().positive()).max(mostMenuLinks),
    seen: seenOf({ menuLinkIds: z.array(z.int()).max(mostMenuLinks) }),
  }),
  output: z.object({}),
  current: async ({ db }) => {
    await lockMenuLinks(db)
    return { menuLinkIds: await linkOrder(db) }
  },
  handle: async (context, { menuLinkIds }) => {
    const { db, now, user, services } = context
    await lockMenuLinks(db)
    const before = await linkOrder(db)
    afterCommit(db, () => services.menuLinks.renew(now))
    const after = await keepOrder(db, 'menu_links', { before, first: menuLinkIds, now })
    const details = { before, after }
    await audit(db, context, { action: 'menu-links-ordered', actorId: user.id, details })
    return { rows: [], rowsAffected: after.length }
  },
})
