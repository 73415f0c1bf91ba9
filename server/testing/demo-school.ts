import pg from 'pg'
import { seedBank } from '../db/seed/bank/index.ts'
import { seedDemo } from '../db/seed/demo.ts'
import { seedUnits } from '../db/seed/places/lay-out.ts'
import { classes, people } from '../db/seed/school.ts'
import { demoExam } from '../db/seed/unit-exam.ts'
import { openPool, openQueuePool } from '../src/db/database.ts'
import { migrate, migrationsDirectory } from '../src/db/migrate.ts'
import { createPasswords } from '../src/services/auth/passwords.ts'
import { makeQueue, startQueue } from '../src/services/jobs/queue.ts'
import { jobs } from '../src/services/jobs/registry.ts'
import { schoolDay } from './clock.ts'

/**
 * Brings an empty database to the newest schema and puts the demo school into it, as it was on the tests' day,
 * and the queues of the jobs, in which nothing waits.
 */
export const layOutDemoSchool = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection)
  await client.connect()
  await migrate(client, { directory: migrationsDirectory, clock: { now: () => schoolDay }, log: () => {} })
  await client.end()
  const { db, pool: laying } = openPool(connection, () => {})
  await seedUnits(laying, schoolDay, () => {})
  await seedDemo(db, { people, classes }, createPasswords(), schoolDay, () => {})
  await db.destroy()
  const pool = openQueuePool(connection, () => {})
  const boss = makeQueue(pool, () => {})
  await startQueue(boss, jobs)
  await boss.stop()
  await pool.end()
}

/** Lays the English bank beside the demo school, as a start of the product does. */
export const layOutBank = async (connection: pg.ClientConfig): Promise<void> => {
  const { pool } = openPool(connection, () => {})
  await seedBank(pool, [demoExam], schoolDay, () => {})
  await pool.end()
}
