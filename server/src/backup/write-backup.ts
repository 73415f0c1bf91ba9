import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { encodeContents, encodeData, encodeSection, refuseExisting, writeContainer } from './container.ts'
import { hasUnsettledFiles, listFiles, openListed } from './files.ts'
import { type BackupContents, type BackupManifest, formatVersion } from './manifest.ts'
import { BackupRefusal } from './refusal.ts'
import { releaseServerLock, tryServerLock, withClient } from './session.ts'
import { settleInterruptedRestore } from './settle.ts'
import { copyOut, holdTables, listTables, readAppliedMigrations, readSequences, startTally, steady } from './tables.ts'

const packageFile = new URL('../../../package.json', import.meta.url)
const productVersion = async (): Promise<string> =>
  z.object({ version: z.string().default('unreleased') }).parse(JSON.parse(await readFile(packageFile, 'utf8'))).version

type Options = {
  /** Opens a connection to the database; it is closed here. */
  connect: () => Promise<pg.Client>
  /** DATA_DIR/files; need not exist. */
  filesDir: string
  /** The file to write; must not exist. */
  target: string
  /** seals the file; without one it is plain */
  passphrase?: string | null
  now: Date
  log: (line: string) => void
  signal?: AbortSignal
}

/** Gives the records of the file one by one, and fills `contents` while it does. */
async function* backupRecords(
  client: pg.Client,
  filesDir: string,
  contents: BackupContents,
  log: (line: string) => void,
) {
  await client.query('begin transaction isolation level repeatable read, read only')
  await steady(client)
  const { rows } = await client.query<{ postgres: string }>("select current_setting('server_version') as postgres")
  contents.postgres = rows[0]?.postgres ?? ''
  contents.migrations = await readAppliedMigrations(client)
  if (contents.migrations.length === 0)
    throw new BackupRefusal(
      'NO_SCHEMA',
      'The database holds nothing of this product yet: start it once, then make a backup.',
    )
  const tables = await listTables(client)
  await holdTables(client, tables)
  for (const [index, table] of tables.entries()) {
    const { name, columns } = table
    yield encodeSection({ kind: 'table', name, columns })
    const tally = startTally()
    for await (const chunk of copyOut(client, table)) {
      tally.add(chunk)
      yield* encodeData(chunk)
    }
    const sums = tally.table()
    contents.tables.push({ name, columns, ...sums })
    log(`table ${index + 1} of ${tables.length}: ${name}, ${sums.rows} rows`)
  }
  contents.sequences = await readSequences(client)
  await client.query('commit')
  // files come after rows: what a row of the snapshot speaks of was there before the snapshot
  for await (const path of listFiles(filesDir)) {
    const handle = await openListed(filesDir, path)
    if (handle === null) {
      log(`file ${path} was deleted meanwhile and is left out`)
      continue
    }
    yield encodeSection({ kind: 'file', path })
    const tally = startTally()
    for await (const chunk of handle.createReadStream() as AsyncIterable<Buffer>) {
      tally.add(chunk)
      yield* encodeData(chunk)
    }
    contents.files.push({ path, ...tally.file() })
  }
  log(`files: ${contents.files.length}, ${contents.files.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`)
  yield encodeContents(contents)
}

/**
 * Writes rows and files of this installation into one file (its layout: container.ts), while the product may go on
 * working: the rows are those of one moment. The file holds personal data and password hashes, and is readable by its
 * owner alone.
 * @throws BackupRefusal when the target exists, the database is empty or the disk is full; then no file is left
 */
export const writeBackup = async ({
  connect,
  filesDir,
  target,
  passphrase = null,
  now,
  log,
  signal,
}: Options): Promise<BackupManifest> => {
  await refuseExisting(target)
  if (!relative(resolve(filesDir), resolve(target)).startsWith('..'))
    throw new BackupRefusal(
      'MISSING',
      `${target} lies among the files that are saved: name a place outside ${filesDir}.`,
    )
  const contents: BackupContents = {
    product: 'phuong',
    productVersion: await productVersion(),
    writtenAt: now.toISOString(),
    postgres: '',
    migrations: [],
    tables: [],
    sequences: [],
    files: [],
  }
  const written = await withClient(connect, async (client) => {
    signal?.throwIfAborted()
    // a killed restore may have left the files half exchanged; a running server has settled that when it started
    if ((await hasUnsettledFiles(filesDir)) && (await tryServerLock(client))) {
      await settleInterruptedRestore(client, filesDir, log)
      await releaseServerLock(client)
    }
    return writeContainer(target, backupRecords(client, filesDir, contents, log), signal, passphrase)
  })
  return { ...contents, formatVersion, ...written }
}
