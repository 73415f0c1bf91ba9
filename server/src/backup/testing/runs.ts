/** One made-up installation (a database and its files) per test, and backup and restore called upon it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { onTestFinished, vi } from 'vitest'
import { restoreBackup } from '../restore-backup.ts'
import { writeBackup } from '../write-backup.ts'
import {
  buildSchool,
  clock,
  connectTo,
  databaseState,
  emptyDatabase,
  folderState,
  migrationsFolder,
  now,
  temporaryFolder,
} from './databases.ts'

// one of these tests takes a second or two, and many times that on a machine that is busy with others; milliseconds
vi.setConfig({ testTimeout: 120_000 })

/** Files with the names and contents that are easily lost: none at all, nested, bytes that are no text. */
const files: Record<string, Buffer> = {
  'a.bin': Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7919) % 256)),
  empty: Buffer.alloc(0),
  'bài làm/lớp 3A/Đề số 1 (bản cuối).pdf': Buffer.from('%PDF-1.7\r\n\0\xff', 'latin1'),
  'bài làm/.hidden': Buffer.from('x'),
}

export const writeFiles = (folder: string, contents: Record<string, Buffer | string>): void => {
  for (const [path, bytes] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}

type RestoreMore = Partial<
  Pick<
    Parameters<typeof restoreBackup>[0],
    'replace' | 'passphrase' | 'migrationsDirectory' | 'filesDir' | 'log' | 'signal' | 'lockPatienceMs'
  >
>

export type Installation = {
  connection: pg.ClientConfig
  /** the same as a DATABASE_URL */
  url: string
  folder: string
  filesDir: string
  log: string[]
  backup(target: string, passphrase?: string): ReturnType<typeof writeBackup>
  restore(source: string, more?: RestoreMore): ReturnType<typeof restoreBackup>
  /** All rows, all files, and what lies beside them in the data folder. */
  state(): Promise<unknown>
}

/** An installation without rows and files; it goes away with the test. */
export const emptyInstallation = async ({ asSuperuser = false, schema = 1 } = {}): Promise<Installation> => {
  const { connection, url, drop } = await emptyDatabase({ asSuperuser })
  onTestFinished(drop)
  const { path: folder, remove } = await temporaryFolder()
  onTestFinished(remove)
  const migrationsDirectory = migrationsFolder(folder, schema)
  const filesDir = join(folder, 'Dữ liệu', 'files')
  mkdirSync(dirname(filesDir))
  const log: string[] = []
  const shared = { connect: () => connectTo(connection), filesDir, log: (line: string) => log.push(line) }
  return {
    connection,
    url,
    folder,
    filesDir,
    log,
    backup: (target, passphrase) => writeBackup({ ...shared, target, now, passphrase: passphrase ?? null }),
    restore: (source, more = {}) =>
      restoreBackup({ ...shared, source, clock, replace: false, migrationsDirectory, ...more }),
    state: async () => ({ rows: await databaseState(connection), files: folderState(dirname(filesDir)) }),
  }
}

/** An installation with the made-up school in it: every type, every key, every trigger, and files. */
export const filledInstallation = async (
  options: { asSuperuser?: boolean; schema?: number } = {},
): Promise<Installation> => {
  const installation = await emptyInstallation(options)
  await buildSchool(installation.connection, migrationsFolder(installation.folder, options.schema ?? 1))
  writeFiles(installation.filesDir, files)
  return installation
}
