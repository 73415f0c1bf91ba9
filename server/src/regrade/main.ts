/**
 * `npm run regrade`: marks all handed-in work once more by today's rules and prints whose marks would change, as
 * tab-separated values; also while the product runs. Nothing is changed: who gives a pupil another mark is the teacher.
 */
import { openForBackup } from '../backup/open-database.ts'
import { openPool } from '../db/database.ts'
import { readSettings } from '../settings.ts'
import { linesOf, regradeWork } from './regrade-work.ts'

const say = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

const run = async (): Promise<void> => {
  const database = await openForBackup(readSettings(process.env), say, 'the work is marked once more')
  const { db, pool } = openPool(database.connection, ({ message }) => say(message))
  try {
    const { records, changes } = await db.transaction().setAccessMode('read only').execute(regradeWork)
    for (const line of linesOf(changes)) process.stdout.write(`${line}\n`)
    say(`${records} records marked once more, ${changes.length} would change; nothing was changed`)
  } finally {
    await pool.end()
    await database.stop()
  }
}

try {
  await run()
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
  process.exitCode = 1
}
