import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { startCluster } from '../adapters/postgres/cluster.ts'
import { migrate, migrationsDirectory } from '../db/migrate.ts'
import { clock, databaseState, emptyDatabase, folderState, temporaryFolder, withDatabase } from './testing/databases.ts'
import { writeFiles } from './testing/runs.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

type Ended = { code: number | null; out: string; err: string }

/** Runs a command as npm does for a person who stands in `folder`. */
const run = async (folder: string, environment: Record<string, string>, ...args: string[]): Promise<Ended> => {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, INIT_CWD: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended: Ended = { code: null, out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    ended.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    ended.err += chunk
  })
  const [code] = await once(child, 'close')
  return { ...ended, code }
}

const oneSentence = /^[^\n]+\.\n$/

const folderForTest = async (): Promise<string> => {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  return path
}

test('H055 with DATABASE_URL: the demo school goes through a file into an empty database', async () => {
  const folder = await folderForTest()
  const school = await freshDatabase()
  onTestFinished(school.drop)
  const copy = await emptyDatabase()
  onTestFinished(copy.drop)
  writeFiles(join(folder, 'a/files'), { 'x/y': 'bài' })

  const saved = await run(folder, { DATABASE_URL: school.url, DATA_DIR: join(folder, 'a') }, 'backup', 'school.backup')
  expect(saved).toMatchObject({ code: 0, err: '' })
  expect(saved.out).toMatch(/^table \d+ of \d+: users, [1-9]\d* rows$/m)
  expect(saved.out).toMatch(/^Backup written: \/.*school\.backup, \d+ bytes, \d+ rows, 1 files, sha256 [0-9a-f]{64}$/m)

  const there = { DATABASE_URL: copy.url, DATA_DIR: join(folder, 'b') }
  const restored = await run(folder, there, 'restore', 'school.backup')
  expect(restored).toMatchObject({ code: 0, err: '' })
  expect(restored.out).toMatch(/^Restored: .*users [1-9]\d*.*, 1 files$/m)
  const state = await databaseState(school.connection)
  expect(await databaseState(copy.connection)).toEqual(state)
  expect(readFileSync(join(folder, 'b/files/x/y'), 'utf8')).toBe('bài')

  const unasked = await run(folder, there, 'restore', 'school.backup')
  expect(unasked.code).toBe(1)
  expect(unasked.err).toMatch(oneSentence)
  expect(unasked.err).toMatch(/The database holds rows \(.*users [1-9]\d*.*\): add --replace/)
  const replaced = await run(folder, there, 'restore', 'school.backup', '--replace')
  expect(replaced).toMatchObject({ code: 0, err: '' })
  expect(replaced.out).toMatch(/^Replaced: .*users [1-9]\d*/m)
  expect(await databaseState(copy.connection)).toEqual(state)
})

test("the product's own database is saved while the product runs, and restored only when it does not", async () => {
  const folder = await folderForTest()
  const dataDir = join(folder, 'Dữ liệu')
  const product = await startCluster({ dataDir, log: () => {} })
  onTestFinished(() => product.stop())
  await withDatabase(product.connection, (client) =>
    migrate(client, { directory: migrationsDirectory, clock, log: () => {} }),
  )
  writeFiles(join(dataDir, 'files'), { kept: 'kept' })
  const before = await databaseState(product.connection)

  const saved = await run(folder, { DATA_DIR: dataDir }, 'backup', 'own.backup')
  expect(saved).toMatchObject({ code: 0, err: '' })
  expect(saved.out).toContain('the product is running: the backup is made beside it')
  await withDatabase(product.connection, (client) =>
    client.query("insert into schools (name, school_type_id, created_at) values ('Sau', 1, now())"),
  )
  writeFiles(join(dataDir, 'files'), { added: 'added' })

  const refused = await run(folder, { DATA_DIR: dataDir }, 'restore', 'own.backup', '--replace')
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(oneSentence)
  expect(refused.err).toContain(`is in use by process ${process.pid}`)
  expect(folderState(join(dataDir, 'files'))).toHaveProperty('added')
  await product.stop()

  const restored = await run(folder, { DATA_DIR: dataDir }, 'restore', 'own.backup', '--replace')
  expect(restored).toMatchObject({ code: 0, err: '' })
  expect(restored.out).toMatch(/^Replaced: .*schools 1/m)
  expect(readdirSync(join(dataDir, 'files'))).toEqual(['kept'])
  const again = await startCluster({ dataDir, log: () => {} })
  onTestFinished(() => again.stop())
  expect(await databaseState(again.connection)).toEqual(before)
})

test('what cannot be done is told in one sentence, without a database being made for it', async () => {
  const folder = await folderForTest()
  writeFileSync(join(folder, 'other'), 'no backup')
  const dataDir = join(folder, 'data')
  const cases: [string[], string][] = [
    [[], 'Write: npm run backup -- FILE'],
    [['backup'], 'Write: npm run backup -- FILE'],
    [['backup', 'a', 'b'], 'Write: npm run backup -- FILE'],
    [['backup', 'a', '--replace'], 'leave --replace out'],
    [['restore', '--force', 'a'], 'Write: npm run backup -- FILE'],
    [['backup', 'a', '--passphrase-file'], 'Write: npm run backup -- FILE'],
    [['backup', 'a', '--passphrase-file', '--replace'], 'Write: npm run backup -- FILE'],
    [['backup', 'a', '--passphrase-file', 'nowhere'], 'which is to hold the passphrase, cannot be read'],
    [['backup', 'a', '--passphrase-file', 'other'], 'at least 12 characters'],
    [['backup', 'other'], 'exists already'],
    [['restore', 'nowhere'], 'There is no file'],
    [['restore', 'other'], 'is not a backup of this product'],
  ]
  for (const [args, told] of cases) {
    const { code, err, out } = await run(folder, { DATA_DIR: dataDir }, ...args)
    expect({ code, out }, args.join(' ')).toEqual({ code: 1, out: '' })
    expect(err).toMatch(oneSentence)
    expect(err).toContain(told)
  }
  const wrong = await run(folder, { DATA_DIR: dataDir, PORT: 'x' }, 'backup', 'a')
  expect(wrong.err).toMatch(oneSentence)
  expect(existsSync(dataDir)).toBe(false)
})

test('H054 a passphrase comes out of a file or of the settings, and a restore without it says what it needs', async () => {
  const folder = await folderForTest()
  const school = await freshDatabase()
  onTestFinished(school.drop)
  const copy = await emptyDatabase()
  onTestFinished(copy.drop)
  writeFileSync(join(folder, 'secret'), 'hoa phượng đỏ rực\n')
  const here = { DATABASE_URL: school.url, DATA_DIR: join(folder, 'a') }
  const there = { DATABASE_URL: copy.url, DATA_DIR: join(folder, 'b') }
  const empty = await databaseState(copy.connection)

  const saved = await run(folder, here, 'backup', 'school.sealed', '--passphrase-file', 'secret')
  expect(saved).toMatchObject({ code: 0, err: '' })
  expect(saved.out).toContain('It is encrypted')
  expect(readFileSync(join(folder, 'school.sealed')).includes('PHUONG-BACKUP')).toBe(false)

  const without = await run(folder, there, 'restore', 'school.sealed')
  expect(without.code).toBe(1)
  expect(without.err).toMatch(oneSentence)
  expect(without.err).toContain('--passphrase-file')
  const wrong = await run(folder, { ...there, BACKUP_PASSPHRASE: 'hoa phượng tím ngắt' }, 'restore', 'school.sealed')
  expect(wrong.code).toBe(1)
  expect(wrong.err).toMatch(oneSentence)
  expect(wrong.err).toContain('does not open with this passphrase')
  expect(await databaseState(copy.connection)).toEqual(empty)

  const right = await run(folder, { ...there, BACKUP_PASSPHRASE: 'hoa phượng đỏ rực' }, 'restore', 'school.sealed')
  expect(right).toMatchObject({ code: 0, err: '' })
  expect(right.out).toMatch(/^Restored: .*users [1-9]\d*/m)
})
