import { type RawBuilder, sql } from 'kysely'

/**
 * The day in Vietnam on which a person was last here, as a column: YYYY-MM-DD, by the sessions that stand and the sign-ins of
 * the log; null for who has never signed in. A day says enough of a child.
 * @param personId an id, or a column that holds one
 */
export const lastSeenDay = (personId: RawBuilder<unknown>): RawBuilder<string | null> => sql<string | null>`
  (greatest(
    (select max(seen.last_seen_at) from sessions as seen where seen.user_id = ${personId}),
    (select entry.at from audit_log as entry where entry.actor_id = ${personId} and entry.action = 'login'
      order by entry.at desc limit 1)
  ) at time zone 'Asia/Ho_Chi_Minh')::date::text`
