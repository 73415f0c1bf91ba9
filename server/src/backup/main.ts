/**
 * `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`: the two commands over write-backup.ts and
 * restore-backup.ts, for the product's own database and for that of DATABASE_URL alike. A passphrase comes out of a file
 * (`--passphrase-file FILE`) or of BACKUP_PASSPHRASE, and at a restore from the keyboard where there is one: never out of
 * an argument, which every process of the machine may read.
 */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import pg from 'pg'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/connect.ts'
import { migrationsDirectory } from '../db/migrate.ts'
import { readSettings, settingsTable } from '../settings.ts'
import { openBackupFile } from './backup-file.ts'
import { openForBackup } from './open-database.ts'
import { BackupRefusal } from './refusal.ts'
import { restoreBackup } from './restore-backup.ts'
import { withClient } from './session.ts'
import { writeBackup } from './write-backup.ts'

const usage =
  'Write: npm run backup -- FILE [--passphrase-file FILE], or: npm run restore -- FILE [--replace] [--passphrase-file FILE].'

type Command = { verb: 'backup' | 'restore'; file: string; replace: boolean; passphraseFile: string | null }

const readCommand = (args: string[]): Command => {
  const option = args.indexOf('--passphrase-file')
  const passphraseFile = option < 0 ? null : (args[option + 1] ?? '')
  const others = option < 0 ? args : args.toSpliced(option, 2)
  const [verb, file, ...more] = others.filter((arg) => arg !== '--replace')
  const replace = args.includes('--replace')
  const isFile = (name: string | undefined) => name !== undefined && name !== '' && !name.startsWith('-')
  const isUsed = isFile(file) && more.length === 0 && (passphraseFile === null || isFile(passphraseFile))
  if ((verb !== 'backup' && verb !== 'restore') || file === undefined || !isUsed) throw new Error(usage)
  if (verb === 'backup' && replace)
    throw new Error('A backup never writes over a file: leave --replace out and name another one.')
  // npm starts scripts in the project's folder and tells where the person was
  const from = (name: string) => resolve(process.env.INIT_CWD ?? '.', name)
  return { verb, file: from(file), replace, passphraseFile: passphraseFile === null ? null : from(passphraseFile) }
}

const { shape: passphraseShape, write: passphraseWords } = settingsTable.BACKUP_PASSPHRASE

/** The passphrase in a file, without the end of its line. @throws Error with one sentence */
const passphraseIn = async (file: string): Promise<string> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The file ${file}, which is to hold the passphrase, cannot be read.`)
  })
  const read = passphraseShape.safeParse(text.replace(/\r?\n$/, ''))
  if (!read.success || read.data === null)
    throw new Error(`The passphrase in ${file} is too short: write ${passphraseWords}.`)
  return read.data
}

/** Asks whoever sits at the terminal, without showing what is typed. */
const askPassphrase = async (): Promise<string> => {
  process.stderr.write('Passphrase of this backup: ')
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const line = createInterface({ input: process.stdin, output: unseen, terminal: true })
  try {
    return await line.question('')
  } finally {
    line.close()
    process.stderr.write('\n')
  }
}

/** The passphrase for a restore: asked for where the file needs one, none was given and somebody is there to ask. */
const passphraseFor = async (file: string, given: string | null): Promise<string | null> => {
  if (given !== null || !process.stdin.isTTY) return given
  const needs = await openBackupFile(file, null).then(
    () => false,
    (fault: unknown) => fault instanceof BackupRefusal && fault.reason === 'NO_PASSPHRASE',
  )
  return needs ? askPassphrase() : null
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const listed = (tables: { name: string; rows: number }[]): string =>
  tables.map(({ name, rows }) => `${name} ${rows}`).join(', ')

const run = async ({ verb, file, replace, passphraseFile }: Command, signal: AbortSignal): Promise<void> => {
  const settings = readSettings(process.env)
  const given = passphraseFile === null ? settings.BACKUP_PASSPHRASE : await passphraseIn(passphraseFile)
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
      const { tables, files, bytes, sha256 } = await writeBackup({
        ...shared,
        target: file,
        passphrase: given,
        now: systemClock.now(),
      })
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      say(`Backup written: ${file}, ${bytes} bytes, ${rows} rows, ${files.length} files, sha256 ${sha256}`)
      if (given !== null) say('It is encrypted: without its passphrase nobody can restore it.')
    } else {
      const passphrase = await passphraseFor(file, given)
      const from = { source: file, passphrase, migrationsDirectory, clock: systemClock, replace }
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
