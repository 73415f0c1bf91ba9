import { type CardPlace, type LinkCard, mostCards } from '@phuong/domain/links/cards'
import { cardFaults } from '@phuong/domain/links/texts'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const columns = ['place', 'title', 'text', 'picture', 'address', 'position'] as const

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

/** How a card stands now, held until the end of the transaction; null for one that is not there. */
export const holdCard = async (tx: Db, id: number): Promise<LinkCard | null> =>
  (await tx.selectFrom('link_cards').where('id', '=', id).select(columns).forUpdate().executeTakeFirst()) ?? null

/**
 * Adds a card, or changes it.
 * @param id null adds it
 * @returns its id
 * @throws BAD_PARAMETERS where its page has `mostCards` without it
 */
export const keepCard = async (
  tx: Db,
  { id, card, now }: { id: number | null; card: LinkCard; now: Date },
): Promise<number> => {
  // who adds to one page takes turns
  await sql`select pg_advisory_xact_lock(hashtext('link-cards'))`.execute(tx)
  const others = await tx
    .selectFrom('link_cards')
    .where('place', '=', card.place)
    .$if(id !== null, (query) => query.where('id', '<>', id as number))
    .select('id')
    .execute()
  if (others.length >= mostCards) throw refuse('BAD_PARAMETERS', { fields: { place: cardFaults.tooMany } })
  const values = { ...card, changed_at: now }
  if (id === null)
    return (await tx.insertInto('link_cards').values(values).returning('id').executeTakeFirstOrThrow()).id
  await tx.updateTable('link_cards').set(values).where('id', '=', id).execute()
  return id
}
