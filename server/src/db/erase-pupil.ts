import type pg from 'pg'
import { erasedName } from './texts.ts'

/**
 * Erases the rows of a pupil (D67); of an id without a person it remembers that it is erased. One statement, all or
 * nothing, and the only one that the append-only tables let pass.
 * @returns the folders of the person's files, to be removed once this is committed
 * @throws a restrict or foreign key violation for who is no pupil
 */
export const erasePupil = async (client: pg.ClientBase, id: string, now: Date): Promise<string[]> => {
  const { rows } = await client.query<{ folder: string }>('select erase_pupil($1, $2, $3) as folder', [
    id,
    erasedName,
    now,
  ])
  return rows.map(({ folder }) => folder)
}

/** Ids of everybody who was erased here; none in a database of before there was erasing. */
export const readErased = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows: known } = await client.query<{ there: boolean }>(
    "select to_regclass('public.erased_people') is not null as there",
  )
  if (!known[0]?.there) return []
  const { rows } = await client.query<{ id: string }>('select person_id as id from public.erased_people')
  return rows.map(({ id }) => id)
}
