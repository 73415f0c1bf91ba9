import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/**
 * Puts the rows of a list into an order: positions from 1 on. The list is held by a lock of its own.
 * @param before the ids of all of its rows, in their order
 * @param first those that come first, in the order that they are to have; the others stay behind them as they were
 * @returns the ids of all rows, in their new order
 * @throws NOT_FOUND where some of them are not there, or come twice
 */
export const keepOrder = async (
  tx: Db,
  table: 'link_cards' | 'menu_links',
  { before, first, now }: { before: readonly number[]; first: readonly number[]; now: Date },
): Promise<number[]> => {
  if (new Set(first).size !== first.length || !first.every((id) => before.includes(id))) throw refuse('NOT_FOUND')
  const after = [...first, ...before.filter((id) => !first.includes(id))]
  await sql`
    update ${sql.table(table)} as kept set position = wanted.position, changed_at = ${now}
    from unnest(${after}::integer[]) with ordinality as wanted (id, position)
    where kept.id = wanted.id and kept.position <> wanted.position`.execute(tx)
  return after
}
