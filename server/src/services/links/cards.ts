import { type CardPlace, type LinkCard, mostCards } from '@phuong/domain/links/cards'
import { cardFaults } from '@phuong/domain/links/texts'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const columns = ['place', 'title', 'text', 'picture', 'address'] as const

/** The cards of one page, or of all, in their order. */
export const listCards = (db: Db, place: CardPlace | null): Promise<(LinkCard & { id: number })[]> =>
  db
    .selectFrom('link_cards')
    .select(['id', ...columns])
    .$if(place !== null, (query) => query.where('place', '=', place as CardPlace))
    .orderBy('place')
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Who changes cards or their order takes turns, until the end of the transaction; taken before any row. */
export const lockCards = async (tx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('link-cards'))`.execute(tx)
}

/** How a card stands now, held until the end of the transaction; null for one that is not there. */
export const holdCard = async (tx: Db, id: number): Promise<LinkCard | null> =>
  (await tx.selectFrom('link_cards').where('id', '=', id).select(columns).forUpdate().executeTakeFirst()) ?? null

/**
 * Adds a card, or changes it; `lockCards` was called. It comes to the end of its page where it did not stand on it.
 * @param before as it stands, null adds it
 * @returns its id
 * @throws BAD_PARAMETERS where its page has `mostCards` without it
 */
export const keepCard = async (
  tx: Db,
  { id, before, card, now }: { id: number | null; before: LinkCard | null; card: LinkCard; now: Date },
): Promise<number> => {
  const others = await tx
    .selectFrom('link_cards')
    .where('place', '=', card.place)
    .$if(id !== null, (query) => query.where('id', '<>', id as number))
    .select('position')
    .execute()
  if (others.length >= mostCards) throw refuse('BAD_PARAMETERS', { fields: { place: cardFaults.tooMany } })
  const values = { ...card, changed_at: now }
  const atEnd = { ...values, position: Math.max(0, ...others.map(({ position }) => position)) + 1 }
  if (id === null) return (await tx.insertInto('link_cards').values(atEnd).returning('id').executeTakeFirstOrThrow()).id
  await tx
    .updateTable('link_cards')
    .set(before?.place === card.place ? values : atEnd)
    .where('id', '=', id)
    .execute()
  return id
}

/** The cards of a page in their order, by id. */
export const cardOrder = async (db: Db, place: CardPlace): Promise<number[]> =>
  (await listCards(db, place)).map(({ id }) => id)
