import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { listFiles } from '../src/backup/files.ts'

const hexOf = (text: string): string => Buffer.from(text).toString('hex')
/** How a text may stand in a row: as it is, as the bytes of it, as the hash that tries to sign in are kept under. */
const shapesOf = (text: string): string[] => [
  text.toLowerCase(),
  hexOf(text),
  createHash('sha256').update(text).digest('hex'),
]

/** Tables of which some row holds one of the texts, in whichever column; every table of every schema is asked. */
export const tracesInRows = async (client: pg.ClientBase | pg.Pool, texts: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await client.query<{ place: string; name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as place, table_name as name
     from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 2`,
  )
  const patterns = texts.flatMap(shapesOf).map((text) => `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`)
  const found: string[] = []
  for (const { place, name } of tables) {
    const { rows } = await client.query(`select from ${place} as t where lower(t::text) like any ($1) limit 1`, [
      patterns,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** Files below a folder whose path or content holds one of the texts. */
export const tracesInFiles = async (folder: string, texts: readonly string[]): Promise<string[]> => {
  const found: string[] = []
  for await (const path of listFiles(folder)) {
    const bytes = await readFile(join(folder, path))
    if (texts.some((text) => path.includes(text) || bytes.includes(text))) found.push(path)
  }
  return found
}
