import { isDeepStrictEqual } from 'node:util'
import { refuse } from '@phuong/domain/refusals'

type Values = Readonly<Record<string, unknown>>

/**
 * Refuses a change that would overwrite in silence what somebody else has saved (H160): a field that it writes stands there
 * neither as its page saw it nor as it is to be. What the page did not name it has not seen, and is not asked about.
 * @param seen the fields as the page saw them, on the wire
 * @param row the fields as they stand now, on the wire, read under a lock
 * @param change the fields as they are to be; undefined stays as it is
 * @throws STALE; `newer` has all fields that stand otherwise than they were seen
 */
export const refuseStale = (seen: Values, row: Values, change: Values): void => {
  const newer = Object.keys(seen).filter((field) => !isDeepStrictEqual(row[field], seen[field]))
  if (newer.every((field) => change[field] === undefined || isDeepStrictEqual(row[field], change[field]))) return
  throw refuse('STALE', { newer: Object.fromEntries(newer.map((field) => [field, row[field] ?? null])) })
}
