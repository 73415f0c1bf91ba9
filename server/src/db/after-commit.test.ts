import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/database.ts'
import { afterCommit } from './after-commit.ts'
import { inTransaction, openPool, type Pooled } from './database.ts'

let database: FreshDatabase
let pooled: Pooled
beforeAll(async () => {
  database = await freshDatabase({ holds: 'nothing' })
  pooled = openPool(database.connection, () => {})
  await sql`create table notes (word text)`.execute(pooled.db)
})
afterAll(async () => {
  await pooled.db.destroy()
  await database.drop()
})

/** Whether other connections see the word. */
const isThere = async (word: string): Promise<boolean> => {
  const { rows } = await sql`select from notes where word = ${word}`.execute(pooled.db)
  return rows.length > 0
}

test('what follows a write is done when the transaction has been committed, and knows its pool', async () => {
  const seen: boolean[] = []
  const answer = await inTransaction(pooled.db, async (tx) => {
    await sql`insert into notes values ('first')`.execute(tx)
    afterCommit(tx, async (pool) => {
      seen.push(pool === pooled.db, await isThere('first'))
    })
    expect(seen).toEqual([])
    return 'done'
  })
  expect(answer).toBe('done')
  // whoever asked for the transaction waits for it
  expect(seen).toEqual([true, true])
})

test('what was taken back is followed by nothing, and what was tried again is followed once', async () => {
  const seen: string[] = []
  const taken = inTransaction(pooled.db, async (tx) => {
    afterCommit(tx, () => void seen.push('never'))
    throw new Error('no')
  })
  await expect(taken).rejects.toThrow('no')
  let tries = 0
  await inTransaction(pooled.db, async (tx) => {
    tries += 1
    afterCommit(tx, () => void seen.push(`try ${tries}`))
    if (tries < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' })
  })
  expect(seen).toEqual(['try 3'])
})

test('a statement by itself counts at once', () => {
  const seen: object[] = []
  afterCommit(pooled.db, (pool) => void seen.push(pool))
  expect(seen).toEqual([pooled.db])
})
