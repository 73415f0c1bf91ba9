/**
 * `npm run erase -- ID [ID…]`: erases pupils on a lawful request (D67), also while the product runs. There is no way back
 * but a backup of before, and a restore of one erases them again where the database that it replaces knows of it.
 */
import pg from 'pg'
import { z } from 'zod'
import { openForBackup } from '../backup/open-database.ts'
import { withClient } from '../backup/session.ts'
import { systemClock } from '../clock.ts'
import { openStorage } from '../services/files/files.ts'
import { readSettings } from '../settings.ts'
import { EraseRefusal, erasePeople } from './erase-people.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const run = async (args: readonly string[]): Promise<void> => {
  const ids = z.array(z.uuid()).min(1).safeParse(args)
  if (!ids.success) throw new EraseRefusal('Write: npm run erase -- ID [ID ...], each the id of a pupil’s account.')
  const settings = readSettings(process.env)
  const database = await openForBackup(settings, say, 'the pupils are erased')
  const connect = async () => {
    const client = new pg.Client({ ...database.connection, application_name: 'phuong-erase' })
    await client.connect()
    return client
  }
  try {
    await withClient(connect, (client) =>
      erasePeople({ client, storage: openStorage(settings), log: say }, ids.data, systemClock.now()),
    )
  } finally {
    await database.stop()
  }
}

try {
  await run(process.argv.slice(2))
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
  process.exitCode = 1
}
