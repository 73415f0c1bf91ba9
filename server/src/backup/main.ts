/**
 * `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`: the two commands over write-backup.ts and
 * restore-backup.ts, for the product's own database and for that of DATABASE_URL alike.
 */
import { join, resolve } from 'node:path'
import pg from 'pg'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/connect.ts'
import { migrationsDirectory } from '../db/migrate.ts'
import { readSettings } from '../settings.ts'
import { openForBackup } from './open-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { withClient } from './session.ts'
import { writeBackup } from './write-backup.ts'

const usage = 'Write: npm run backup -- FILE, or: npm run restore -- FILE [--replace].'

type Command = { verb: 'backup' | 'restore'; file: string; replace: boolean }

const readCommand = (args: string[]): Command => {
  const [verb, file, ...more] = args.filter((arg) => arg !== '--replace')
  const replace = args.includes('--replace')
  if ((verb !== 'backup' && verb !== 'restore') || !file || file.startsWith('-') || more.length > 0)
    throw new Error(usage)
  if (verb === 'backup' && replace)
    throw new Error('A backup never writes over a file: leave --replace out and name another one.')
  // npm starts scripts in the project's folder and tells where the person was
  return { verb, file: resolve(process.env.INIT_CWD ?? '.', file), replace }
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const listed = (tables: { name: string; rows: number }[]): string =>
  tables.map(({ name, rows }) => `${name} ${rows}`).join(', ')

const run = async ({ verb, file, replace }: Command, signal: AbortSignal): Promise<void> => {
  const settings = readSettings(process.env)
  const filesDir = join(settings.dataDir, 'files')
  if (settings.S3_ENDPOINT !== null)
    say('Files in the object store stay there: this command carries rows and the files below DATA_DIR.')
  let database: ReturnType<typeof openForBackup> | undefined
  // the database is started only for a file that has been found right
  const connect = async (): Promise<pg.Client> => {
    database ??= (verb === 'backup' ? openForBackup : openDatabase)(settings, say)
    const client = new pg.Client({ ...(await database).connection, application_name: `phuong-${verb}` })
    await client.connect()
    return client
  }
  const shared = { connect, filesDir, log: say, signal }
  try {
    if (verb === 'backup') {
      const { tables, files, bytes, sha256 } = await writeBackup({ ...shared, target: file, now: systemClock.now() })
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      say(`Backup written: ${file}, ${bytes} bytes, ${rows} rows, ${files.length} files, sha256 ${sha256}`)
    } else {
      const from = { source: file, migrationsDirectory, clock: systemClock, replace }
      const { manifest, replaced } = await restoreBackup({ ...shared, ...from })
      if (replaced.length > 0) say(`Replaced: ${listed(replaced)}`)
      // a session that was ended since the backup must not come back to life
      await withClient(connect, (client) => client.query('delete from sessions'))
      say(`Restored: ${listed(manifest.tables)}, ${manifest.files.length} files`)
    }
  } finally {
    await (await database)?.stop()
  }
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => stopping.abort(new Error(`Stopped by ${signal}: nothing was changed.`)))
try {
  await run(readCommand(process.argv.slice(2)), stopping.signal)
} catch (fault) {
  const told = stopping.signal.aborted ? stopping.signal.reason : fault
  process.stderr.write(`${told instanceof Error ? told.message : String(told)}\n`)
  process.exitCode = 1
}
