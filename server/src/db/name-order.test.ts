import { compareNames } from '@phuong/domain/names/order'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/database.ts'

let database: FreshDatabase
let client: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client(database.connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Names in their order, no two of them equal. */
const names = [
  ...[
    '1A',
    '4A1',
    '4A2',
    '4A10',
    '4a10b',
    '04A11',
    '10A1',
    'An',
    'Ánh',
    'Ăn',
    'Ân',
    'Dung',
    'Dũng',
    'Duyên',
    'Đạt',
    'Đức',
  ],
  ...['Em', 'Hoà Bình', 'Tuần 2', 'Tuần 2 (đọc)', 'Tuần 10', 'Unit 1', 'Unit 9', 'Unit 12'],
]

/** Letters that look as others, each in a name with its own. */
const alike = [
  ['\u00d0\u1ee9c', 'Đức'],
  ['\u0189\u1ee9c', 'Đức'],
  ['\u00f0\u1ea1t', 'đạt'],
  ['L\u0131nh', 'Linh'],
  ['4\u0410', '4A'],
  ['\u041d\u043e\u0430', 'Hoa'],
  [
    '\u0432\u0441\u0501\u0435\u043d\u04bb\u0456\u0458\u043a\u043c\u043e\u0440\u051b\u0455\u0442\u051d\u0445\u0443',
    'bcdehhijkmopqstwxy',
  ],
  [
    '\u0412\u0421\u0500\u0415\u041d\u04ba\u0406\u0408\u041a\u041c\u041e\u0420\u051a\u0405\u0422\u051c\u0425\u0423',
    'BCDEHHIJKMOPQSTWXY',
  ],
] as const

test('H168 the database has names in the order of the browser, with numbers as numbers', async () => {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as named (name) order by name collate vi_names',
    [names.toReversed()],
  )
  expect(rows.map(({ name }) => name)).toEqual(names)
  expect(names.toReversed().sort(compareNames)).toEqual(names)
})

test('H167 letters that look as others stand where these stand, in the database as in the browser', async () => {
  const { rows } = await client.query<{ written: string; equal: boolean }>(
    'select written, written = name collate vi_names as equal from unnest($1::text[], $2::text[]) as pair (written, name)',
    [alike.map(([written]) => written), alike.map(([, name]) => name)],
  )
  expect(rows).toEqual(alike.map(([written]) => ({ written, equal: true })))
  for (const [written, name] of alike) expect(compareNames(written, name), written).toBe(0)
})
