import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/**
 * Which of some accounts have one of these notifications, whether it stands in their bell or was taken from it. One
 * statement over the accounts that are asked about, however many were told.
 */
export const receiversAmong = async (
  db: Db,
  notificationIds: readonly string[],
  accounts: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select distinct user_id as id from notification_recipients
    where notification_id = any(${notificationIds}::uuid[]) and user_id = any(${accounts}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}
