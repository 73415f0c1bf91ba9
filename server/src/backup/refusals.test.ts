import { createHash } from 'node:crypto'
import { appendFileSync, copyFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { encodeContents, encodeData, encodeSection, writeContainer } from './container.ts'
import type { BackupContents, Section } from './manifest.ts'
import { readManifest } from './read-manifest.ts'
import { BackupRefusal, type BackupRefusalReason } from './refusal.ts'
import { migrationsFolder, withDatabase } from './testing/databases.ts'
import { emptyInstallation, filledInstallation, type Installation } from './testing/runs.ts'

/** Reading and restoring a file are both refused with this reason, in one sentence, and change nothing. */
const expectRefused = async (installation: Installation, source: string, reason: BackupRefusalReason) => {
  const before = await installation.state()
  for (const attempt of [() => readManifest(source), () => installation.restore(source, { replace: true })]) {
    const fault = await attempt().then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(fault).toBeInstanceOf(BackupRefusal)
    expect(fault).toMatchObject({ reason, message: expect.stringMatching(/^[^\n]+\.$/) })
  }
  expect(await installation.state()).toEqual(before)
}

test('H054 a file cut at any place is refused, and nothing is touched', async () => {
  const installation = await filledInstallation()
  const whole = join(installation.folder, 'whole.backup')
  const { bytes } = await installation.backup(whole)
  const before = await installation.state()
  for (const length of [
    0,
    1,
    15,
    16,
    17,
    99,
    100,
    101,
    Math.floor(bytes / 3),
    Math.floor(bytes / 2),
    bytes - 85,
    bytes - 84,
    bytes - 1,
  ]) {
    const torn = join(installation.folder, `torn-${length}`)
    copyFileSync(whole, torn)
    truncateSync(torn, length)
    const reason = length < 16 ? 'NOT_A_BACKUP' : 'TORN'
    await expect(readManifest(torn), `cut to ${length} bytes`).rejects.toMatchObject({ reason })
    await expect(installation.restore(torn, { replace: true })).rejects.toMatchObject({ reason })
  }
  appendFileSync(whole, 'x')
  await expect(installation.restore(whole, { replace: true })).rejects.toMatchObject({ reason: 'TORN' })
  expect(await installation.state()).toEqual(before)
})

test('H054 a file with one bit changed anywhere is refused, and nothing is touched', async () => {
  const installation = await filledInstallation()
  const whole = join(installation.folder, 'whole.backup')
  const { bytes } = await installation.backup(whole)
  const content = readFileSync(whole)
  const before = await installation.state()
  const places = [
    0,
    12,
    14,
    15,
    16,
    17,
    20,
    bytes - 84,
    bytes - 60,
    bytes - 1,
    ...Array.from({ length: 40 }, (_, n) => 16 + Math.floor((n * (bytes - 100)) / 40)),
  ]
  for (const [index, place] of places.entries()) {
    const bent = Buffer.from(content)
    bent.writeUInt8(bent.readUInt8(place) ^ (1 << (index % 8)), place)
    const file = join(installation.folder, 'bent')
    writeFileSync(file, bent)
    await expect(readManifest(file), `bit ${index % 8} of byte ${place}`).rejects.toBeInstanceOf(BackupRefusal)
    if (index % 10 === 0)
      await expect(installation.restore(file, { replace: true })).rejects.toBeInstanceOf(BackupRefusal)
  }
  expect(await installation.state()).toEqual(before)
})

test('H054 another file, a newer format and no file at all are refused, and nothing is touched', async () => {
  const installation = await filledInstallation()
  const file = join(installation.folder, 'file')
  await expectRefused(installation, file, 'MISSING')
  for (const content of ['', 'PGDMP\x01\x0e', 'x'.repeat(10_000), '\x1f\x8b\x08']) {
    writeFileSync(file, content)
    await expectRefused(installation, file, 'NOT_A_BACKUP')
  }
  const whole = join(installation.folder, 'whole.backup')
  await installation.backup(whole)
  writeFileSync(file, readFileSync(whole, 'latin1').replace('PHUONG-BACKUP 1\n', 'PHUONG-BACKUP 2\n'), 'latin1')
  await expectRefused(installation, file, 'NEWER_FORMAT')
})

test('H054 a newer schema, or another text of a migration, is refused, and nothing is touched', async () => {
  const newer = await filledInstallation({ schema: 2 })
  const file = join(newer.folder, 'newer.backup')
  await newer.backup(file)
  const older = await filledInstallation({ schema: 1 })
  const before = await older.state()
  await expect(older.restore(file, { replace: true })).rejects.toMatchObject({
    reason: 'NEWER_SCHEMA',
    message: expect.stringContaining('has schema 2, newer than schema 1'),
  })
  expect(await older.state()).toEqual(before)

  const migrationsDirectory = migrationsFolder(newer.folder, 2)
  appendFileSync(join(migrationsDirectory, '0002_houses.sql'), '-- changed\n')
  const unchanged = await newer.state()
  await expect(newer.restore(file, { replace: true, migrationsDirectory })).rejects.toMatchObject({
    reason: 'OTHER_SCHEMA',
  })
  expect(await newer.state()).toEqual(unchanged)
})

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A backup whose checksum is right but whose inside is what the test says. */
const craft = async (file: string, contents: BackupContents, sections: [Section, string][]): Promise<void> => {
  const records = async function* () {
    for (const [section, data] of sections) {
      yield encodeSection(section)
      yield* encodeData(Buffer.from(data))
    }
    yield encodeContents(contents)
  }
  await writeContainer(file, records(), undefined)
}

test('H054 a file whose inside is not what its list says is refused, and nothing is touched', async () => {
  const installation = await filledInstallation()
  const { folder } = installation
  const { migrations } = await installation.backup(join(folder, 'whole.backup'))
  const contents = (more: Partial<BackupContents>): BackupContents => ({
    product: 'phuong',
    productVersion: '1',
    writtenAt: '2026-11-20T07:00:00.000Z',
    postgres: '18.4',
    migrations,
    tables: [],
    sequences: [],
    files: [],
    ...more,
  })
  const ranks: Section = { kind: 'table', name: 'ranks', columns: ['id', 'name'] }
  const row = '1\tlast\n'
  const listed = { name: 'ranks', columns: ['id', 'name'], rows: 1, bytes: 7, sha256: sha256(row) }
  const cases: [string, BackupContents, [Section, string][]][] = [
    ['fewer rows', contents({ tables: [{ ...listed, rows: 2 }] }), [[ranks, row]]],
    ['other sha256', contents({ tables: [{ ...listed, sha256: sha256('') }] }), [[ranks, row]]],
    ['other size', contents({ tables: [{ ...listed, bytes: 8 }] }), [[ranks, row]]],
    ['other columns', contents({ tables: [{ ...listed, columns: ['id'] }] }), [[ranks, row]]],
    ['a table that is not there', contents({ tables: [listed] }), []],
    ['a table that is not listed', contents({}), [[ranks, row]]],
    [
      'a table twice',
      contents({ tables: [listed, listed] }),
      [
        [ranks, row],
        [ranks, row],
      ],
    ],
    ['a file that is not listed', contents({}), [[{ kind: 'file', path: 'x' }, '']]],
    ['another product', { ...contents({}), product: 'other' as 'phuong' }, []],
    ...['../x', '/etc/x', 'a/../../x', 'a//b', './x', 'x\0', ''].map(
      (path): [string, BackupContents, [Section, string][]] => [
        `path ${path}`,
        contents({ files: [{ path, bytes: 0, sha256: sha256('') }] }),
        [[{ kind: 'file', path }, '']],
      ],
    ),
  ]
  const before = await installation.state()
  for (const [name, inside, sections] of cases) {
    const file = join(folder, 'crafted')
    await craft(file, inside, sections)
    await expect(installation.restore(file, { replace: true }), name).rejects.toMatchObject({ reason: 'DAMAGED' })
    rmSync(file)
  }
  expect(await installation.state()).toEqual(before)

  // whole and true to its list, but of a database that is not that of its migrations
  await craft(join(folder, 'partial'), contents({ tables: [listed] }), [[ranks, row]])
  await expect(installation.restore(join(folder, 'partial'), { replace: true })).rejects.toMatchObject({
    reason: 'OTHER_SCHEMA',
  })
  expect(await installation.state()).toEqual(before)
})

test('rows that break a rule of the schema are not restored: the old ones stay', async () => {
  const source = await filledInstallation()
  const file = join(source.folder, 'school.backup')
  // a database with a key that was never checked
  await withDatabase(source.connection, (client) =>
    client.query(
      `alter table players drop constraint players_team_fkey; insert into players values (77, 'nowhere', null)`,
    ),
  )
  await source.backup(file)
  const target = await filledInstallation()
  const before = await target.state()
  await expect(target.restore(file, { replace: true })).rejects.toMatchObject({ code: '23503' })
  expect(await target.state()).toEqual(before)
})

test('a restore waits for no running server: it is refused while one holds the lock', async () => {
  const installation = await filledInstallation()
  const file = join(installation.folder, 'school.backup')
  await installation.backup(file)
  const before = await installation.state()
  await withDatabase(installation.connection, async (server) => {
    await server.query("select pg_advisory_lock_shared(hashtext('phuong-server'))")
    await expect(installation.restore(file, { replace: true })).rejects.toMatchObject({ reason: 'RUNNING' })
    // a backup needs no pause
    await installation.backup(join(installation.folder, 'meanwhile.backup'))
  })
  expect(await installation.state()).toEqual(before)
})

test('rows that are there are replaced only when that is asked for, and are named with their counts', async () => {
  const installation = await filledInstallation()
  const file = join(installation.folder, 'school.backup')
  await installation.backup(file)
  const before = await installation.state()
  const refused = installation.restore(file)
  await expect(refused).rejects.toMatchObject({ reason: 'NOT_EMPTY', message: expect.stringContaining('journal 3') })
  await expect(refused).rejects.toMatchObject({ message: expect.stringContaining('--replace') })
  expect(await installation.state()).toEqual(before)
  const { replaced } = await installation.restore(file, { replace: true })
  expect(replaced).toContainEqual({ name: 'journal', rows: 3 })
  expect(replaced.map(({ name }) => name)).not.toContain('never_filled')
})

test("another program's tables are never replaced", async () => {
  const source = await filledInstallation()
  const file = join(source.folder, 'school.backup')
  await source.backup(file)
  const other = await emptyInstallation()
  await withDatabase(other.connection, (client) =>
    client.query('create table invoices (id integer); insert into invoices values (1)'),
  )
  const before = await other.state()
  await expect(other.restore(file, { replace: true })).rejects.toMatchObject({
    reason: 'NOT_OURS',
    message: expect.stringContaining('invoices'),
  })
  expect(await other.state()).toEqual(before)
})

test('a backup never writes over a file, nor of an empty database, nor among the files that it saves', async () => {
  const { backup, folder, filesDir } = await filledInstallation()
  const target = join(folder, 'taken')
  writeFileSync(target, 'mine')
  await expect(backup(target)).rejects.toMatchObject({ reason: 'TARGET_EXISTS' })
  expect(readFileSync(target, 'utf8')).toBe('mine')
  await expect(backup(join(folder, 'nowhere', 'x'))).rejects.toMatchObject({ reason: 'MISSING' })
  await expect(backup(join(filesDir, 'x'))).rejects.toMatchObject({ reason: 'MISSING' })
  const empty = await emptyInstallation()
  await expect(empty.backup(join(empty.folder, 'x'))).rejects.toMatchObject({ reason: 'NO_SCHEMA' })
  expect(readdirSync(empty.folder).filter((name) => name.includes('x'))).toEqual([])
})
