import { cleanText } from '@phuong/domain/names/clean'
import { searchFold } from '@phuong/domain/names/search-fold'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock } from '../../testing/clock.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/database.ts'
import { paperFold } from '../services/papers/paper-fold.ts'
import { migrate, migrationsDirectory, readMigrations } from './migrate.ts'

let database: FreshDatabase
let client: pg.Client
beforeAll(async () => {
  database = await freshDatabase({ holds: 'nothing' })
  client = new pg.Client(database.connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const upTo = (version: number) =>
  migrate(client, { directory: migrationsDirectory, upTo: version, clock: handClock(), log: () => {} })

/** Titles as a school writes them, and as nobody should. */
const titles = [
  'Đề ôn tập học kỳ',
  'ĐỀ  ÔN\u00a0TẬP',
  'Hòa, Hoà; Thủy, Thuỷ',
  'H’Hen Niê',
  'It`s ´fine´',
  '４Ａ１ ①½',
  'İstanbul ΣΟΦΟΣ',
  'สวัสดี नमस्ते שָׁלוֹם',
  '한국어 が',
  '❤️ 100%_\\',
  '',
]

test('H145 papers that are there already are found as those that come: the migration writes the fold of the product', async () => {
  const { version = 0 } = (await readMigrations(migrationsDirectory)).find(({ name }) => name === 'paper-search') ?? {}
  await upTo(version - 1)
  for (const [at, title] of titles.entries())
    await client.query(
      `insert into papers (kind, class_level, code, title, revision, created_at, updated_at)
       values ('olympic', 1, $1, $2, 1, now(), now())`,
      [`Đ.${at}`, cleanText(title)],
    )
  await upTo(version)
  const { rows } = await client.query('select code, title, search_key as key from papers order by id')
  expect(rows.map(({ key }) => key)).toEqual(
    titles.map((title, at) => `${searchFold(`Đ.${at}`)}\n${searchFold(title)}`),
  )
})

test('C-257 a paper is folded by the database as what is looked for, dashes and commas too', async () => {
  const { version = 0 } =
    (await readMigrations(migrationsDirectory)).find(({ name }) => name === 'papers-by-name') ?? {}
  await upTo(version)
  const dashes = ['-', '\u2010', '\u2011', '\u2012', '–', '—', '\u2015', '\u2212', ',', '·', ' – ', '\u00a0-\u00a0']
  const names = [...titles, ...dashes, ...dashes.map((dash) => `${dash}Unit 1${dash}Test 1${dash}`)].map(cleanText)
  const { rows } = await client.query<{ key: string }>(
    'select paper_fold(stored) as key from unnest($1::text[]) with ordinality as given (stored, at) order by at',
    [names],
  )
  expect(rows.map(({ key }) => key)).toEqual(names.map(paperFold))
  expect(paperFold('Unit 1 – Test 1')).toBe('unit 1 test 1')
  const stored = await client.query("select title, search_key as key from papers where code = 'Đ.0'")
  expect(stored.rows).toEqual([
    { title: 'Đề ôn tập học kỳ', key: 'olympic lop 1 de d.0 de on tap hoc ky\nd.0\nde on tap hoc ky' },
  ])
})

test('H167 what is stored is found by letters that look as others: the migration writes keys of people and papers anew', async () => {
  const { version = 0 } = (await readMigrations(migrationsDirectory)).find(({ name }) => name === 'alike') ?? {}
  await upTo(version - 1)
  const name = '\u00d0\u1ed7 L\u0131nh \u041d\u043e\u0430'
  await client.query(
    `insert into users (id, user_code, email, full_name, last_name, first_name, search_key, password_hash,
       password_changed_at, queue_key, created_at, updated_at)
     values (gen_random_uuid(), 'A', 'a@phuong.test', $1, '', $1, search_fold($1), '', now(),
       decode(repeat('00', 32), 'hex'), now(), now())`,
    [name],
  )
  await client.query("update papers set title = $1 where code = 'Đ.1'", [name])
  const keys = () =>
    client.query<{ key: string }>(
      "select search_key as key from users where user_code = 'A' union all select split_part(search_key, chr(10), 3) from papers where code = 'Đ.1'",
    )
  expect((await keys()).rows.map(({ key }) => key)).not.toContain(searchFold(name))
  await upTo(version)
  expect((await keys()).rows).toEqual([{ key: 'do linh hoa' }, { key: 'do linh hoa' }])
  expect(searchFold(name)).toBe('do linh hoa')
})

test('H145 whatever a title holds, the database folds it as the search folds what is looked for', async () => {
  const texts = fc.sample(fc.string({ unit: 'grapheme', maxLength: 12 }), { numRuns: 10_000, seed: 1 })
  // each character that there is, between two others
  for (let code = 1; code <= 0x10ffff; code++)
    if (code < 0xd800 || code > 0xdfff) texts.push(`a${String.fromCodePoint(code)}b`)
  // of characters that one of the two does not know yet each has its own opinion
  const stored = [...new Set(texts.map(cleanText))].filter((text) => !/\p{Cn}/u.test(text))
  const { rows } = await client.query<{ key: string; known: boolean }>(
    `select search_fold(stored) as key, unicode_assigned(stored) as known
     from unnest($1::text[]) with ordinality as given (stored, at) order by at`,
    [stored],
  )
  const known = stored.filter((_, at) => rows[at]?.known)
  const differ = stored.filter((text, at) => rows[at]?.known && rows[at].key !== searchFold(text))
  expect(known.length).toBeGreaterThan(280_000)
  expect(differ).toEqual([])
})
