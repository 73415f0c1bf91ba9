import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import { erasePupil, readErased } from '../db/erase-pupil.ts'
import { type Migration, migrate, readMigrations } from '../db/migrate.ts'
import { faultCode } from '../faults.ts'
import { type BackupFile, openBackupFile } from './backup-file.ts'
import { type OpenSection, readParts } from './container.ts'
import { type FileExchange, settleFiles, startFileExchange } from './files.ts'
import type { BackupManifest } from './manifest.ts'
import { verifyBackup } from './read-manifest.ts'
import { BackupRefusal } from './refusal.ts'
import { awaitServerLock, tryServerLock, withClient } from './session.ts'
import { settleInterruptedRestore } from './settle.ts'
import {
  analyze,
  copyIn,
  countRows,
  dropEverything,
  listTables,
  openForLoading,
  readAppliedMigrations,
  startTally,
  steady,
  type Table,
  writeAppliedMoments,
  writeRestoreNote,
  writeSequence,
} from './tables.ts'

/** How long a restore waits for another program that reads or writes the tables. */
const lockPatience = 30_000

type Options = {
  /** Opens a connection to the database; it is closed here. */
  connect: () => Promise<pg.Client>
  /** DATA_DIR/files; need not exist. */
  filesDir: string
  /** A file that `writeBackup` wrote. */
  source: string
  /** what it was sealed with; a plain file needs none */
  passphrase?: string | null
  migrationsDirectory: string
  clock: Clock
  /** Whether rows that are there may be replaced. */
  replace: boolean
  log: (line: string) => void
  /** How long to wait for another program that uses the tables, in milliseconds (default 30,000). */
  lockPatienceMs?: number
  signal?: AbortSignal
}

export type RestoreReport = {
  manifest: BackupManifest
  /** What was there before and is gone now: rows by table, without empty tables. */
  replaced: { name: string; rows: number }[]
  /** Versions of the migrations that the backup did not have yet. */
  migrated: number[]
  /** Ids of people who are in the backup and have been erased since; they were erased again. */
  erased: string[]
}

/** The schema of the backup must be one that this code had at some time (R17, H054). */
const refuseOtherSchema = (manifest: BackupManifest, known: Migration[], source: string): void => {
  for (const [index, { version, name, sha256 }] of manifest.migrations.entries()) {
    const ours = known[index]
    if (!ours)
      throw new BackupRefusal(
        'NEWER_SCHEMA',
        `${source} has schema ${manifest.migrations.length}, newer than schema ${known.length} of this version of the product: restore it with the newer version.`,
      )
    if (ours.version !== version || ours.name !== name || ours.sha256 !== sha256)
      throw new BackupRefusal(
        'OTHER_SCHEMA',
        `${source} was made with another migration ${version} (${name}) than this version of the product has: restore it with the version that made it.`,
      )
  }
}

/** What stands in the database; refuses rows that are not this product's, and rows that nobody said may go. */
const surveyDatabase = async (
  client: pg.Client,
  replace: boolean,
): Promise<{ tables: Table[]; filled: RestoreReport['replaced'] }> => {
  const tables = await listTables(client)
  const filled: RestoreReport['replaced'] = []
  for (const table of tables) {
    const rows = await countRows(client, table)
    if (rows > 0) filled.push({ name: table.name, rows })
  }
  const listed = filled.map(({ name, rows }) => `${name} ${rows}`).join(', ')
  if (tables.length > 0 && (await readAppliedMigrations(client)).length === 0)
    throw new BackupRefusal(
      'NOT_OURS',
      `The database holds tables that are not this product's (${tables.map(({ name }) => name).join(', ')}): name an empty database.`,
    )
  if (filled.length > 0 && !replace)
    throw new BackupRefusal(
      'NOT_EMPTY',
      `The database holds rows (${listed}): add --replace if the backup shall take their place.`,
    )
  return { tables, filled }
}

/** Compares what the migrations built with what the file brings, before any row is loaded. */
const refuseOtherTables = (built: Table[], manifest: BackupManifest, source: string): void => {
  const drawn = (tables: { name: string; columns: string[] }[]): string[] =>
    tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => `${name}.${column}`)])
  const ours = new Set(drawn(built))
  const theirs = new Set(drawn(manifest.tables))
  const apart = [...ours, ...theirs].filter((name) => !ours.has(name) || !theirs.has(name))
  if (apart.length > 0)
    throw new BackupRefusal(
      'OTHER_SCHEMA',
      `${source} and the migrations disagree about ${apart.join(', ')}: the database it was made from had been changed by hand.`,
    )
}

/** The bytes as they pass, compared with the contents list when they end: the file may have changed since it was verified. */
async function* verified(
  data: AsyncIterable<Buffer>,
  expected: { bytes: number; sha256: string } | undefined,
  source: string,
) {
  const tally = startTally()
  for await (const chunk of data) {
    tally.add(chunk)
    yield chunk
  }
  const { bytes, sha256 } = tally.file()
  if (bytes !== expected?.bytes || sha256 !== expected.sha256)
    throw new BackupRefusal('DAMAGED', `${source} changed while it was read: use a copy that nobody writes to.`)
}

type Loading = Options & { client: pg.Client; file: BackupFile; manifest: BackupManifest; exchange: FileExchange }

const loadTable = async (
  { client, manifest, source, signal, log }: Loading,
  { section, data }: OpenSection,
): Promise<void> => {
  if (section.kind !== 'table') return
  const position = manifest.tables.findIndex(({ name }) => name === section.name)
  const expected = manifest.tables[position]
  const rows = await copyIn(client, section, verified(data, expected, source), signal)
  if (rows !== expected?.rows) throw new Error(`Table ${section.name} took ${rows} rows of ${expected?.rows}.`)
  log(`table ${position + 1} of ${manifest.tables.length}: ${section.name}, ${rows} rows`)
}

/**
 * Erases again who was erased since the backup was written (D67), rows and files, before anybody can see them.
 * @param erased ids that the database knew, into whose place the backup comes
 * @returns who was in the backup
 */
const eraseAgain = async ({ client, clock, exchange, log }: Loading, erased: string[]): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>('select id from users where id = any($1::uuid[])', [erased])
  for (const id of erased) for (const folder of await erasePupil(client, id, clock.now())) await exchange.remove(folder)
  if (rows.length > 0) log(`erased again: ${rows.length} people who were erased after the backup`)
  return rows.map(({ id }) => id)
}

/** Everything between begin and commit; nobody else sees any of it before. */
const rebuild = async (options: Loading, before: Table[]): Promise<Pick<RestoreReport, 'migrated' | 'erased'>> => {
  const { client, file, manifest, source, migrationsDirectory: directory, clock, exchange, log, signal } = options
  await steady(client)
  await client.query("select set_config('lock_timeout', $1, true)", [String(options.lockPatienceMs ?? lockPatience)])
  const known = await readErased(client)
  // in a database without any table, whatever else there is was put there by its owner
  if (before.length > 0) await dropEverything(client)
  await migrate(client, { directory, upTo: manifest.migrations.length, clock, log })
  const built = await listTables(client)
  refuseOtherTables(built, manifest, source)
  const closing = await openForLoading(client, built)
  const expectedFiles = new Map(manifest.files.map((file) => [file.path, file]))
  for await (const part of readParts(file)) {
    signal?.throwIfAborted()
    if ('contents' in part) break
    const { section, data } = part
    if (section.kind === 'table') await loadTable(options, part)
    else await exchange.add(section.path, verified(data, expectedFiles.get(section.path), source))
  }
  log(`files: ${manifest.files.length}`)
  for (const sequence of manifest.sequences) await writeSequence(client, sequence)
  for (const statement of closing) await client.query(statement)
  await writeAppliedMoments(client, manifest.migrations)
  signal?.throwIfAborted()
  const migrated = await migrate(client, { directory, clock, log })
  const erased = known.length > 0 ? await eraseAgain(options, known) : []
  await analyze(client, await listTables(client))
  return { migrated, erased }
}

/**
 * Rolls back and brings the files back. Where the connection broke, the commit may or may not have come through: once
 * the old session has let go of the lock, the database knows.
 */
const undo = async (client: pg.Client, { connect, filesDir, log }: Options): Promise<void> => {
  const rolledBack = await client.query('rollback').then(
    () => true,
    () => false,
  )
  if (rolledBack) await settleFiles(filesDir, null)
  else
    await withClient(connect, async (another) => {
      await awaitServerLock(another)
      await settleInterruptedRestore(another, filesDir, log)
    }).catch(() => log('the database is gone: the next start or restore puts the files in order'))
}

/**
 * Puts rows and files of a backup in the place of what is there. The file is verified to its end before anything is
 * touched; an older schema is rebuilt as it was, filled, and brought to the newest by the migrations since. All of it is
 * one transaction, and the files change places within it: whoever ends this at any point finds the old state or the new
 * one, whole.
 * @throws BackupRefusal when the file, the database or the disk forbid it; then nothing has changed
 */
export const restoreBackup = async (options: Options): Promise<RestoreReport> => {
  const { connect, filesDir, source, migrationsDirectory, replace, log, signal } = options
  const file = await openBackupFile(source, options.passphrase ?? null)
  const manifest = await verifyBackup(file)
  refuseOtherSchema(manifest, await readMigrations(migrationsDirectory), source)
  log(`${source} is whole: written ${manifest.writtenAt}, schema ${manifest.migrations.length}`)
  return withClient(connect, async (client) => {
    signal?.throwIfAborted()
    if (!(await tryServerLock(client)))
      throw new BackupRefusal('RUNNING', 'The product is running on this database: stop it, then restore.')
    await settleInterruptedRestore(client, filesDir, log)
    const { tables, filled } = await surveyDatabase(client, replace)
    const id = randomUUID()
    let rebuilt: Awaited<ReturnType<typeof rebuild>>
    try {
      await client.query('begin')
      const exchange = await startFileExchange(filesDir, id)
      rebuilt = await rebuild({ ...options, client, file, manifest, exchange }, tables)
      await writeRestoreNote(client, id)
      await exchange.swap()
      // a transaction that had failed unnoticed would answer ROLLBACK, without an error
      const { command } = await client.query('commit')
      if (command !== 'COMMIT') throw new Error(`The database answered ${command} to the commit.`)
    } catch (fault) {
      await undo(client, options)
      if (faultCode(fault) !== '55P03') throw fault
      throw new BackupRefusal('IN_USE', 'Another program is using the tables of this database: end it, then restore.')
    }
    await settleFiles(filesDir, id)
    return { manifest, replaced: filled, ...rebuilt }
  })
}
