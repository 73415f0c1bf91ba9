import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { tablesFile } from '../../testing/tables-file.ts'

test('tables.ts says what the migrations make; `npm run tables` writes it anew', async () => {
  const database = await freshDatabase()
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    await expect(await tablesFile(client)).toMatchFileSnapshot('./tables.ts')
  } finally {
    await client.end()
    await database.drop()
  }
})
