import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/database.ts'

/** How the types of tables.ts look to the database: which types of columns, and whether they may be empty. */
const kinds: Record<string, { types: string[]; nullable: boolean; given?: boolean }> = {
  string: { types: ['text', 'uuid', 'bigint'], nullable: false },
  number: { types: ['integer', 'smallint'], nullable: false },
  boolean: { types: ['boolean'], nullable: false },
  Buffer: { types: ['bytea'], nullable: false },
  Moment: { types: ['timestamp with time zone'], nullable: false },
  Day: { types: ['date'], nullable: false },
  OptionalDecimal: { types: ['numeric'], nullable: true },
  ByteCount: { types: ['bigint'], nullable: false },
  'Optional<Buffer>': { types: ['bytea'], nullable: true },
  OptionalMoment: { types: ['timestamp with time zone'], nullable: true },
  'Optional<string>': { types: ['text', 'uuid', 'date'], nullable: true },
  'Optional<number>': { types: ['integer', 'smallint'], nullable: true },
  'Optional<boolean>': { types: ['boolean'], nullable: true },
  'Json<unknown>': { types: ['jsonb'], nullable: false },
  'Json<unknown> | null': { types: ['jsonb'], nullable: true },
  'Json<Record<string, unknown>>': { types: ['jsonb'], nullable: false },
}

type Column = { table: string; name: string; type: string; nullable: boolean; given: boolean }

/** The columns that tables.ts writes down, with what its types say about each. */
const written = (): Map<
  string,
  { table: string; name: string; types: string[]; nullable: boolean; given: boolean }
> => {
  const source = readFileSync(new URL('./tables.ts', import.meta.url), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '')
  const shapes = new Map(
    [...source.matchAll(/export type (\w+) = \{([\s\S]*?)\n?\}/g)].map(([, name, body]) => [
      name,
      [...String(body).matchAll(/(\w+): ([^;\n]+)/g)].map(([, key, type]) => [key, type?.trim()] as const),
    ]),
  )
  const columns = new Map()
  for (const [table, shape] of shapes.get('Database') ?? [])
    for (const [name, type = ''] of shapes.get(shape) ?? []) {
      // what the database makes by itself: its value, or one of a few texts
      const made = /^Generated(?:Always)?<(.*)>$/.exec(type)?.[1]
      const inside = (made ?? type).replace(/^'.*'$/, 'string')
      const kind = kinds[inside]
      if (kind === undefined) throw new Error(`${table}.${name}: the type ${type} is not known here`)
      columns.set(`${table}.${name}`, { table, name, ...kind, given: made !== undefined })
    }
  return columns
}

let database: FreshDatabase
let real: Map<string, Column>
beforeAll(async () => {
  database = await freshDatabase()
  const client = new pg.Client(database.connection)
  await client.connect()
  const { rows } = await client.query<Column>(
    `select table_name as table, column_name as name, data_type as type, is_nullable = 'YES' as nullable,
       column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as given
     from information_schema.columns where table_schema = 'public'`,
  )
  await client.end()
  real = new Map(rows.map((row) => [`${row.table}.${row.name}`, row]))
})
afterAll(() => database.drop())

describe('the row types of tables.ts and the database', () => {
  test('every column that is written down is there, of that type, and empty only where the type says so', () => {
    const columns = written()
    expect(columns.size).toBeGreaterThan(80)
    for (const [key, { types, nullable, given }] of columns) {
      const column = real.get(key)
      expect([key, types.includes(column?.type ?? 'missing')]).toEqual([key, true])
      expect([key, column?.nullable]).toEqual([key, nullable])
      if (given) expect([key, column?.given]).toEqual([key, true])
    }
  })

  test('of a table that is written down no column is left out', () => {
    const columns = written()
    const tables = new Set([...columns.values()].map(({ table }) => table))
    const missing = [...real.values()].filter(
      ({ table, name }) => tables.has(table) && !columns.has(`${table}.${name}`),
    )
    expect(missing.map(({ table, name }) => `${table}.${name}`)).toEqual([])
  })
})
