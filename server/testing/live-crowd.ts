import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { type Db, openPool } from '../src/db/database.ts'
import { classNamed } from './classes.ts'

/** Somebody with a session of an own device. */
type Seated = { email: string; cookie: string }

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Pupils with a session each, as if they had signed in.
 * @param className the class that they are in; null for none
 */
export const addSeated = async (
  db: Db,
  { count, className, now }: { count: number; className: string | null; now: Date },
): Promise<Seated[]> => {
  const prefix = className ?? 'none'
  const seated = Array.from({ length: count }, (_, at) => ({
    email: `sitz.${prefix}.${at}@phuong.test`.toLowerCase(),
    token: `seat-${prefix}-${at}`,
  }))
  await sql`insert into users (id, user_code, email, full_name, last_name, first_name, search_key, password_hash,
      password_changed_at, queue_key, status, created_at, updated_at)
    select gen_random_uuid(), 'SITZ' || md5(place.email), place.email, place.email, '', place.email, place.email,
      model.password_hash, model.password_changed_at, model.queue_key, 'ACTIVE', ${now}, ${now}
    from unnest(${seated.map(({ email }) => email)}::text[]) as place (email), users as model
    where model.email = '4a1.01@phuong.test'`.execute(db)
  const own = sql`users.email = any(${seated.map(({ email }) => email)}::text[])`
  await sql`insert into user_roles (user_id, role_id) select id, 1 from users where ${own}`.execute(db)
  await sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
    select place.hash, users.id, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz + interval '1 day'
    from unnest(${seated.map(({ email }) => email)}::text[], ${seated.map(({ token }) => hashOf(token))}::bytea[])
      as place (email, hash) join users on users.email = place.email`.execute(db)
  if (className !== null) {
    const { id } = await classNamed(db, className)
    await sql`insert into class_members (class_id, student_id, joined_at) select ${id}, id, ${now} from users
      where ${own}`.execute(db)
  }
  return seated.map(({ email, token }) => ({ email, cookie: `sid=${token}` }))
}

/** The same in the database of a product that runs by itself. @returns the id of the class too */
export const seatCrowd = async (
  connection: pg.ClientConfig,
  { inClass, others, className, now }: { inClass: number; others: number; className: string; now: Date },
): Promise<{ inClass: Seated[]; others: Seated[]; classId: string }> => {
  const { db } = openPool(connection, () => {})
  try {
    const crowd = {
      inClass: await addSeated(db, { count: inClass, className, now }),
      others: await addSeated(db, { count: others, className: null, now }),
      classId: (await classNamed(db, className)).id,
    }
    await sql`vacuum analyze`.execute(db)
    return crowd
  } finally {
    await db.destroy()
  }
}
