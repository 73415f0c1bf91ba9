import { dayOf } from '@phuong/domain/family/weeks'
import { type RawBuilder, sql } from 'kysely'

/** Whether a unit, a row called so in the statement, is in force on the day of this moment. */
export const inForce = (unit: 'cities' | 'districts', now: Date): RawBuilder<boolean> => {
  const day = dayOf(now)
  const [from, to] = [sql.ref(`${unit}.valid_from`), sql.ref(`${unit}.valid_to`)]
  return sql<boolean>`(${from} <= ${day}::date and (${to} is null or ${to} > ${day}::date))`
}
