import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { migrationsDirectory } from '../db/migrate.ts'
import { readManifest } from './read-manifest.ts'
import { digestTables } from './tables.ts'
import { connectTo, databaseState, folderState, now, withDatabase } from './testing/databases.ts'
import { emptyInstallation, filledInstallation, writeFiles } from './testing/runs.ts'
import { writeBackup } from './write-backup.ts'

test.each([
  ['the owner of the database, who is no superuser', false],
  ['a superuser', true],
])('H055 restored as %s, rows, files, counts and hashes are equal', async (_, asSuperuser) => {
  const source = await filledInstallation({ asSuperuser })
  const file = join(source.folder, 'school.backup')
  const manifest = await source.backup(file)
  const target = await emptyInstallation({ asSuperuser })
  const report = await target.restore(file)

  expect(await databaseState(target.connection)).toEqual(await databaseState(source.connection))
  expect(folderState(target.filesDir)).toEqual(folderState(source.filesDir))
  expect(await withDatabase(target.connection, digestTables)).toEqual(manifest.tables)
  expect(report).toMatchObject({ replaced: [], migrated: [] })
  expect(folderState(join(target.folder, 'Dữ liệu'))).not.toHaveProperty('files.restoring')
  expect(manifest.tables.find(({ name }) => name === 'never_filled')).toMatchObject({ rows: 0, bytes: 0 })
})

test('values that are easily bent by text come back letter for letter', async () => {
  const source = await filledInstallation()
  const file = join(source.folder, 'school.backup')
  await source.backup(file)
  const target = await emptyInstallation()
  await target.restore(file)
  const { rows } = await withDatabase(target.connection, (client) =>
    client.query(
      `select words, encode(raw, 'hex') as raw, document::text, verbatim::text, names, tenth::text, extract(epoch from moment)::text as moment,
         word_count, twice from samples order by id limit 6`,
    ),
  )
  expect(rows[0]).toMatchObject({
    words: 'tab\there\nnew line\r\nbackslash \\ \\N \\. end',
    raw: '00ff0a095c4e',
    verbatim: '{"same": 1,  "same": 2}',
    names: ['một', null, 'NULL', '', '{,}', '"\\\n'],
    tenth: '123456789012345678901234567890.123456789',
    moment: '1772297999.999999',
    word_count: 6,
    twice: '18446744073709551614',
  })
  expect(JSON.parse(rows[0].document)).toMatchObject({ a: 'ệ é \\ud83d', deep: [1, { b: null }] })
  expect(rows[1]).toMatchObject({ words: '\\N', raw: '', tenth: 'NaN', moment: 'Infinity' })
  expect(rows[2]).toMatchObject({ words: null, raw: null, document: 'null', verbatim: 'null' })
  expect(rows[3]).toMatchObject({ words: '', document: '"a"', tenth: '0.10' })
  expect(rows[4].words).toBe('Nguyễn Thị Phượng đọc ưở'.normalize('NFC'))
  expect(rows[4].verbatim).toBe('{"x":"\\u0000 stays text"}')
  expect(rows[5].words).toBe('Nguyễn Thị Phượng đọc ưở'.normalize('NFD'))
})

test('a restored database goes on where the old one stood: numbers, keys, triggers', async () => {
  const source = await filledInstallation()
  const file = join(source.folder, 'school.backup')
  await source.backup(file)
  const target = await emptyInstallation()
  await target.restore(file)
  await withDatabase(target.connection, async (client) => {
    const added = await client.query(
      `insert into "Học sinh" ("tên ""gọi""") values ('mới') returning "số thứ tự" as id`,
    )
    expect(added.rows).toEqual([{ id: 501 }])
    expect((await client.query('insert into tickets (note) values (null) returning id')).rows).toEqual([{ id: 3 }])
    expect((await client.query('insert into never_filled (note) values (null) returning id')).rows).toEqual([
      { id: '41' },
    ])
    await expect(client.query("insert into players values (9, 'none', null)")).rejects.toMatchObject({ code: '23503' })
    await expect(client.query("update journal set said = ''")).rejects.toThrow('rows of journal are only ever added')
    await expect(client.query('truncate journal')).rejects.toThrow('rows of journal are only ever added')
    await client.query("insert into journal (said) values ('xin chào')")
    expect((await client.query("select times from journal_counts where said = 'xin chào'")).rows).toEqual([
      { times: 3 },
    ])
    expect((await client.query('select id from captains order by id')).rows).toEqual([{ id: 1 }, { id: 3 }])
  })
})

test('the same rows have the same sums, whatever order they lie in', async () => {
  const { backup, restore, folder, connection } = await filledInstallation()
  const first = await backup(join(folder, '1.backup'))
  await withDatabase(connection, (client) =>
    client.query(
      "update samples set whole = whole where grade is null; update tickets set note = note where id = 1; update loose set note = note where note = ''",
    ),
  )
  const second = await backup(join(folder, '2.backup'))
  await restore(join(folder, '2.backup'), { replace: true })
  const third = await backup(join(folder, '3.backup'))
  expect(second.tables).toEqual(first.tables)
  expect(third.tables).toEqual(first.tables)
})

test('the manifest tells versions, sizes and sums, and reading it gives what writing it gave', async () => {
  const { backup, folder, filesDir } = await filledInstallation({ schema: 2 })
  const file = join(folder, 'school.backup')
  const written = await backup(file)
  expect(written).toMatchObject({
    product: 'phuong',
    formatVersion: 1,
    writtenAt: now.toISOString(),
    bytes: statSync(file).size,
  })
  expect(written.migrations.map(({ version, name }) => [version, name])).toEqual([
    [1, 'every-type'],
    [2, 'houses'],
  ])
  expect(written.files.map(({ path }) => path)).toEqual([
    'a.bin',
    'bài làm/.hidden',
    'bài làm/lớp 3A/Đề số 1 (bản cuối).pdf',
    'empty',
  ])
  expect(written.files[0]).toEqual({
    path: 'a.bin',
    bytes: 3_000_000,
    sha256: createHash('sha256')
      .update(readFileSync(join(filesDir, 'a.bin')))
      .digest('hex'),
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await readManifest(file)).toEqual(written)
})

test("the product's own schema comes back, into an empty database and over a filled one", async () => {
  const product = await freshDatabase()
  const { restore, folder, filesDir, connection, log } = await emptyInstallation()
  try {
    const file = join(folder, 'product.backup')
    const connect = () => connectTo(product.connection)
    await writeBackup({ connect, filesDir, target: file, now, log: () => {} })
    await restore(file, { migrationsDirectory })
    expect(await databaseState(connection)).toEqual(await databaseState(product.connection))

    await withDatabase(connection, (client) =>
      client.query("insert into schools (name, school_type_id, created_at) values ('Mới', 1, now())"),
    )
    const report = await restore(file, { migrationsDirectory, replace: true })
    expect(await databaseState(connection)).toEqual(await databaseState(product.connection))
    expect(report.replaced).toContainEqual({ name: 'schools', rows: expect.any(Number) })
    expect(log.some((line) => /^table \d+ of \d+: users, \d+ rows$/.test(line))).toBe(true)
  } finally {
    await product.drop()
  }
})

test('R17 a backup of an older schema is restored as it was and then migrated', async () => {
  const old = await filledInstallation({ schema: 1 })
  const file = join(old.folder, 'old.backup')
  await old.backup(file)
  const upgraded = await emptyInstallation({ schema: 2 })
  const report = await upgraded.restore(file)
  expect(report.migrated).toEqual([2])
  expect(upgraded.log).toContain('migration 2 of 2: houses')

  // the same as if the running school had been upgraded in its place
  const grown = await filledInstallation({ schema: 2 })
  expect(await databaseState(upgraded.connection)).toEqual(await databaseState(grown.connection))
  const { rows } = await withDatabase(upgraded.connection, (client) =>
    client.query('select id, house from players order by id'),
  )
  expect(rows).toEqual([
    { id: 1, house: 'đỏ' },
    { id: 2, house: 'đỏ' },
    { id: 3, house: 'xanh' },
  ])
})

test('a restore over a filled installation leaves nothing of what was there', async () => {
  const source = await filledInstallation()
  const file = join(source.folder, 'school.backup')
  await source.backup(file)
  const before = await source.state()

  await withDatabase(source.connection, (client) =>
    client.query(`drop table teams, players cascade; create table surplus (id integer); create type surplus_type as (a integer);
      insert into tickets (note) values ('after the backup'); alter table journal disable trigger all`),
  )
  rmSync(join(source.filesDir, 'bài làm'), { recursive: true })
  writeFiles(source.filesDir, { 'a.bin': 'changed', 'after/the-backup': 'x' })
  await source.restore(file, { replace: true })
  expect(await source.state()).toEqual(before)
})

test('a backup written while others write holds the rows of one moment', async () => {
  const { backup, folder, connection } = await filledInstallation()
  const file = join(folder, 'school.backup')
  await withDatabase(connection, async (writer) => {
    await writer.query('begin; lock table tickets in access exclusive mode')
    const written = backup(file)
    await expect
      .poll(
        async () => {
          const { rows } = await writer.query(
            "select 1 from pg_locks where relation = 'tickets'::regclass and not granted",
          )
          return rows.length
        },
        { timeout: 30_000 },
      )
      .toBe(1)
    await writer.query("insert into tickets (note) values ('later'); insert into loose values ('later')")
    await writer.query('commit')
    const { tables } = await written
    expect(tables.find(({ name }) => name === 'tickets')?.rows).toBe(2)
    expect(tables.find(({ name }) => name === 'loose')?.rows).toBe(4)
  })
})

test('a folder of files behind a link stays where the link leads', async () => {
  const { backup, restore, folder, filesDir } = await filledInstallation()
  const elsewhere = join(folder, 'elsewhere')
  renameSync(filesDir, elsewhere)
  symlinkSync(elsewhere, filesDir)
  const before = folderState(elsewhere)
  await backup(join(folder, 'school.backup'))
  writeFileSync(join(filesDir, 'a.bin'), 'changed')
  await restore(join(folder, 'school.backup'), { replace: true })
  expect(folderState(elsewhere)).toEqual(before)
  expect(folderState(filesDir)).toEqual(before)
})

test('an installation without files is saved and restored as one', async () => {
  const { backup, restore, folder, filesDir } = await filledInstallation()
  rmSync(filesDir, { recursive: true })
  expect((await backup(join(folder, 'school.backup'))).files).toEqual([])
  mkdirSync(filesDir)
  writeFileSync(join(filesDir, 'later'), 'x')
  await restore(join(folder, 'school.backup'), { replace: true })
  expect(folderState(filesDir)).toEqual({})
})

test('the job queue is no fact: a backup leaves it out, and a restore takes away what was queued for the rows that go', async () => {
  const source = await filledInstallation()
  const queue =
    'create schema pgboss; create table pgboss.job (name text); insert into pgboss.job values ($$draw-pages$$)'
  await withDatabase(source.connection, (client) => client.query(queue))
  const file = join(source.folder, 'school.backup')
  const manifest = await source.backup(file)
  expect(manifest.tables.map(({ name }) => name)).not.toContain('job')
  const target = await filledInstallation()
  await withDatabase(target.connection, (client) => client.query(queue))
  await target.restore(file, { replace: true })
  const { rows } = await withDatabase(target.connection, (client) =>
    client.query("select nspname from pg_namespace where nspname = 'pgboss'"),
  )
  expect(rows).toEqual([])
})
