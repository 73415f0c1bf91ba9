import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Db } from '../../src/db/database.ts'
import type { Database } from '../../src/db/tables.ts'

/** What COPY takes for a column; JSON as its text. */
type Value = string | number | boolean | Date | null
export type CopiedRow = Readonly<Record<string, Value>>

/** Puts rows into these columns of a table: the database takes them in while the next ones are written. */
export type Copy = (table: string, columns: readonly string[], rows: Iterable<CopiedRow>) => Promise<void>

/** JSON for a column; null is no value there, not the null of JSON. */
export const jsonText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Rows are handed over in pieces of about so many letters. */
const pieceLetters = 65_536
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const copied = (value: Value | undefined): string => {
  if (value === null || value === undefined) return '\\N'
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign) : String(value)
}

/** Rows as COPY reads them in its text format. */
const piecesOf = function* (columns: readonly string[], rows: Iterable<CopiedRow>): Generator<Buffer> {
  let piece = ''
  for (const row of rows) {
    piece += `${columns.map((column) => copied(row[column])).join('\t')}\n`
    if (piece.length < pieceLetters) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

/**
 * One transaction, all or nothing, over a connection of its own: typed statements, and COPY beside them. Nobody waits for
 * it, so a slow machine may take its time.
 */
export const copying = async <Result>(
  pool: pg.Pool,
  work: (tx: Db, copy: Copy) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect()
  const copy: Copy = (table, columns, rows) =>
    pipeline(
      Readable.from(piecesOf(columns, rows), { objectMode: false }),
      client.query(copyFrom(`copy ${table} (${columns.join()}) from stdin`)),
    )
  // this one connection, and it is given back below
  const held: PostgresPoolClient = { query: client.query.bind(client), release: () => {} }
  const dialect = new PostgresDialect({ pool: { connect: async () => held, end: async () => {}, options: {} } })
  try {
    const result = await new Kysely<Database>({ dialect }).transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      return work(tx, copy)
    })
    client.release()
    return result
  } catch (fault) {
    // with its connection ends whatever it had begun
    client.release(true)
    throw fault
  }
}
