import { faultsIn } from '@phuong/domain/forms/faults-in'
import { linkCardForm } from '@phuong/domain/forms/link-card'
import { cardLengths, cardPictures, cardPlaces, mostCards } from '@phuong/domain/links/cards'
import { hasRole } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { audit } from '../../services/audit/audit.ts'
import { cardOrder, holdCard, keepCard, listCards, lockCards } from '../../services/links/cards.ts'
import { keepOrder } from '../../services/links/keep-order.ts'
import { defineProcedure, seenOf } from '../define.ts'

const facts = {
  place: z.enum(cardPlaces),
  title: z.string(),
  text: z.string(),
  picture: z.enum(cardPictures),
  address: z.string(),
}

/**
 * The cards of a page in their order (B-065 to B-068); those of all pages for an administrator who names none.
 * @throws FORBIDDEN for the slides, which are for teachers, and for all pages
 */
export const linksCardsList = defineProcedure({
  name: 'LINKS_Cards_List',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ place: z.enum(cardPlaces).nullish() }),
  output: z.object({ id: z.int(), ...facts }),
  handle: async ({ db, user }, { place = null }) => {
    const isAdministrator = hasRole(user, 'administrator')
    if (place === null && !isAdministrator) throw refuse('FORBIDDEN')
    if (place === 'slides' && !isAdministrator && !hasRole(user, 'teacher')) throw refuse('FORBIDDEN')
    return { rows: await listCards(db, place) }
  },
})

/**
 * Adds a card, or changes one (B-068): the page on which it stands, name (at most 80 characters), text (300), one of the
 * product's own drawings, address (500). One that is added, or comes to another page, stands at its end.
 * @throws NOT_FOUND for a card that is not there
 * @throws BAD_PARAMETERS with the fields that cannot stand so
 * @throws STALE with `newer` where somebody else has changed since what `seen` says
 */
export const linksCardSave = defineProcedure({
  name: 'LINKS_Card_Save',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({
    /** null adds one */
    cardId: z.int32().positive().nullable(),
    place: z.enum(cardPlaces),
    title: z.string().trim().max(cardLengths.title),
    text: z.string().trim().max(cardLengths.text).default(''),
    picture: z.enum(cardPictures),
    address: z.string().trim().max(cardLengths.address).default(''),
    seen: seenOf(facts),
  }),
  output: z.object({ id: z.int(), ...facts }),
  current: async ({ db }, { cardId }) => {
    if (cardId === null) return null
    await lockCards(db)
    return holdCard(db, cardId)
  },
  handle: async (context, { cardId, seen: _, ...card }) => {
    const { db, now, user } = context
    const fields = faultsIn(linkCardForm.safeParse(card))
    if (Object.keys(fields).length > 0) throw refuse('BAD_PARAMETERS', { fields })
    await lockCards(db)
    const before = cardId === null ? null : await holdCard(db, cardId)
    if (cardId !== null && before === null) throw refuse('NOT_FOUND')
    const id = await keepCard(db, { id: cardId, before, card, now })
    const details = { before, after: card }
    await audit(db, context, { action: 'link-card-kept', actorId: user.id, subject: String(id), details })
    return { rows: [{ id, ...card }] }
  },
})

/** Takes a card away (B-068). @throws NO_ROWS */
export const linksCardDelete = defineProcedure({
  name: 'LINKS_Card_Delete',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({ cardId: z.int32().positive() }),
  output: z.object({}),
  handle: async (context, { cardId }) => {
    const { db, user } = context
    const before = await holdCard(db, cardId)
    if (before === null) throw refuse('NO_ROWS')
    await db.deleteFrom('link_cards').where('id', '=', cardId).execute()
    const entry = {
      action: 'link-card-deleted',
      actorId: user.id,
      subject: String(cardId),
      details: { before },
    } as const
    await audit(db, context, entry)
    return { rows: [], rowsAffected: 1 }
  },
})

/**
 * Puts the cards of a page into an order (B-068).
 * Cards that are not named stay behind the others.
 * @throws NOT_FOUND for an id that is not of the page, or comes twice
 * @throws STALE with `newer` where the order is another one than `seen` says
 */
export const linksCardsOrder = defineProcedure({
  name: 'LINKS_Cards_Order',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({
    place: z.enum(cardPlaces),
    /** in the order that they are to have */
    cardIds: z.array(z.int32().positive()).max(mostCards),
    seen: seenOf({ cardIds: z.array(z.int()).max(mostCards) }),
  }),
  output: z.object({}),
  current: async ({ db }, { place }) => {
    await lockCards(db)
    return { cardIds: await cardOrder(db, place) }
  },
  handle: async (context, { place, cardIds }) => {
    const { db, now, user } = context
    await lockCards(db)
    const before = await cardOrder(db, place)
    const after = await keepOrder(db, 'link_cards', { before, first: cardIds, now })
    await audit(db, context, {
      action: 'link-cards-ordered',
      actorId: user.id,
      subject: place,
      details: { before, after },
    })
    return { rows: [], rowsAffected: after.length }
  },
})
