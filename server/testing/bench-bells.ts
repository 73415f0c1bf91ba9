import { sql } from 'kysely'
import type pg from 'pg'
import { openPool } from '../src/db/database.ts'
import { schoolDay } from './clock.ts'
import { addCrowd } from './crowd.ts'
import { layOutDemoSchool } from './demo-school.ts'

/**
 * The demo school with so many accounts more, each with so many notifications, laid out in an empty database.
 * @returns e-mails of some of them, who may sign in with the demo password
 */
export const layOutBells = async (
  connection: pg.ClientConfig,
  { accounts, notifications, people }: { accounts: number; notifications: number; people: number },
): Promise<string[]> => {
  await layOutDemoSchool(connection)
  const { db } = openPool(connection, () => {})
  try {
    await addCrowd(db, { accounts, classes: 60, members: accounts / 2 })
    await sql`with told as (
        insert into notifications (id, dedupe, type, title, content, setting, created_at)
        select uuidv7(), 'BENCH ' || n, 'BENCH', 'Bài tập mới: Bài ' || n, 'Lớp 4A1, hạn nộp 23:59.', '{}', ${schoolDay}
        from generate_series(1, ${notifications}::int) as n returning id)
      insert into notification_recipients (notification_id, user_id, kind)
      select told.id, users.id, 'BENCH' from told cross join users`.execute(db)
    await sql`vacuum analyze`.execute(db)
    const { rows } = await sql<{ email: string }>`select email from users where email like 'dong.%'
      order by email limit ${people}`.execute(db)
    return rows.map(({ email }) => email)
  } finally {
    await db.destroy()
  }
}
