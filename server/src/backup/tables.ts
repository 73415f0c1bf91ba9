/**
 * What backup and restore ask of PostgreSQL: which tables there are, their rows as bytes, and the state around the rows
 * (sequences, foreign keys, triggers). Everything is in schema `public`, where the migrations work; what belongs to an
 * extension is left to the extension. Needs no superuser: the owner of the tables is enough.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { BackupContents, TableDigest } from './manifest.ts'

const quoted = (name: string): string => pg.escapeIdentifier(name)
const qualified = (table: string): string => `public.${quoted(table)}`

/**
 * Settings under which the same row is always the same text, whatever the server, role or database say, and under
 * which a long copy is not taken for a forgotten one. Row security off means: fail rather than leave rows out.
 */
const steadySettings = {
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  extra_float_digits: '3',
  bytea_output: 'hex',
  xmloption: 'content',
  row_security: 'off',
  search_path: 'public',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
} as const

/** Makes the settings above hold until the end of the transaction; one that the server does not know is passed over. */
export const steady = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `select set_config(wanted.key, wanted.value, true) from jsonb_each_text($1::jsonb) wanted
     where exists (select from pg_settings where lower(name) = lower(wanted.key))`,
    [JSON.stringify(steadySettings)],
  )
}

export type Table = {
  name: string
  /** In their order, without generated ones: those are computed again. */
  columns: string[]
  /** SQL that puts the rows in one order, the same on every server. */
  order: string
  isPartitioned: boolean
}

/** The table of the migration runner: it is carried as `migrations` of the contents, and written by the runner again. */
const migrationsTable = 'schema_migrations'

/** Relations that a copy of rows would not bring back; the schema has none, and gets none unnoticed. */
const refuseUnknownKinds = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('m', 'f')
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`,
  )
  if (rows[0])
    throw new Error(`${rows[0].relname} is a materialized view or foreign table, which a backup does not carry.`)
}

/** The tables of the product in the order of their names, without that of the migrations. */
export const listTables = async (client: pg.ClientBase): Promise<Table[]> => {
  await refuseUnknownKinds(client)
  const { rows } = await client.query<{ name: string; columns: string[]; key: string[]; isPartitioned: boolean }>(
    `select c.relname as name, c.relkind = 'p' as "isPartitioned",
       (select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (select coalesce(json_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
                                 order by k.position), '[]')
        from pg_index i cross join unnest(i.indkey) with ordinality k (attnum, position)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> $1
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
     order by c.relname collate "C"`,
    [migrationsTable],
  )
  return rows.map(({ name, columns, key, isPartitioned }) => ({
    name,
    columns,
    order: key.length > 0 ? key.join(', ') : `row(${columns.map(quoted).join(', ')})::text collate "C"`,
    isPartitioned,
  }))
}

/** Keeps the tables from being changed or emptied by others, who may go on writing rows. */
export const holdTables = async (client: pg.ClientBase, tables: Table[]): Promise<void> => {
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(({ name }) => qualified(name)).join(', ')} in access share mode`)
}

/** The bytes of `COPY ... TO STDOUT` for one table, in pieces that end anywhere. */
export async function* copyOut(client: pg.Client, table: Table): AsyncGenerator<Buffer> {
  const columns = table.columns.map(quoted).join(', ')
  const source = `${table.isPartitioned ? '' : 'only '}${qualified(table.name)}`
  const rows: AsyncIterable<Buffer> = client.query(
    copyTo(`copy (select ${columns} from ${source} order by ${table.order}) to stdout`),
  )
  let whole = false
  try {
    yield* rows
    whole = true
  } finally {
    // a copy that nobody reads to its end cannot be ended politely: the connection is of no more use
    if (!whole) client.connection.stream.destroy()
  }
}

const newline = 0x0a

/** Takes in the bytes of a table or a file, and tells what the contents list says of them. */
export const startTally = () => {
  const hash = createHash('sha256')
  let bytes = 0
  let rows = 0
  return {
    add: (chunk: Uint8Array): void => {
      hash.update(chunk)
      bytes += chunk.length
      // in COPY's text format every row ends with a newline, and one inside a value is written as \n
      for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) rows++
    },
    table: (): { rows: number; bytes: number; sha256: string } => ({ rows, bytes, sha256: hash.digest('hex') }),
    file: (): { bytes: number; sha256: string } => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/**
 * Rows, bytes and sha256 of every table, as a backup written now would list them: equal digests mean equal rows. For
 * the drill that restores a backup and compares (R16, H055).
 */
export const digestTables = async (client: pg.Client): Promise<TableDigest[]> => {
  await client.query('begin transaction isolation level repeatable read, read only')
  await steady(client)
  const digests: TableDigest[] = []
  for (const table of await listTables(client)) {
    const tally = startTally()
    for await (const chunk of copyOut(client, table)) tally.add(chunk)
    digests.push({ name: table.name, columns: table.columns, ...tally.table() })
  }
  await client.query('commit')
  return digests
}

export const readSequences = async (client: pg.ClientBase): Promise<BackupContents['sequences']> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'S'
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
     order by relname collate "C"`,
  )
  const sequences: BackupContents['sequences'] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${qualified(name)}`,
    )
    for (const one of state) sequences.push({ name, ...one })
  }
  return sequences
}

export const writeSequence = async (
  client: pg.ClientBase,
  sequence: BackupContents['sequences'][number],
): Promise<void> => {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [
    qualified(sequence.name),
    sequence.lastValue,
    sequence.isCalled,
  ])
}

/** The migrations applied to this database, oldest first; empty where the runner never was. */
export const readAppliedMigrations = async (client: pg.ClientBase): Promise<BackupContents['migrations']> => {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    qualified(migrationsTable),
  ])
  if (!rows[0]?.there) return []
  const applied = await client.query<BackupContents['migrations'][number]>(
    `select version, name, sha256, applied_at::text as "appliedAt" from ${qualified(migrationsTable)} order by version`,
  )
  return applied.rows
}

/** Puts back when the migrations were first applied; the runner has written when it rebuilt the schema. */
export const writeAppliedMoments = async (
  client: pg.ClientBase,
  migrations: BackupContents['migrations'],
): Promise<void> => {
  for (const { version, appliedAt } of migrations)
    await client.query(`update ${qualified(migrationsTable)} set applied_at = $2 where version = $1`, [
      version,
      appliedAt,
    ])
}

/**
 * Notes in the open transaction that the database is what restore `id` made of it. The note is the comment of the
 * migrations' table: it commits and rolls back with the rows, and needs no table of its own.
 */
export const writeRestoreNote = async (client: pg.ClientBase, id: string): Promise<void> => {
  await client.query(`comment on table ${qualified(migrationsTable)} is ${pg.escapeLiteral(id)}`)
}

/** The id of the restore that was committed last, or null. */
export const readRestoreNote = async (client: pg.ClientBase): Promise<string | null> => {
  const { rows } = await client.query<{ note: string | null }>(
    "select obj_description(to_regclass($1), 'pg_class') as note",
    [qualified(migrationsTable)],
  )
  return rows[0]?.note ?? null
}

export const countRows = async (client: pg.ClientBase, table: Table): Promise<number> => {
  const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${qualified(table.name)}`)
  return Number(rows[0]?.rows)
}

/**
 * The schema of the job queue. Its rows are no facts: what is to be done stands in the rows of the product. A backup leaves
 * them out, a restore takes away what was queued for the rows that go, and the next start lays the queue out again.
 */
const queueSchema = 'pgboss'

/**
 * Drops everything in schema `public` that belongs to no extension (tables, views, functions, types and the rest), and the
 * job queue.
 */
export const dropEverything = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`drop schema if exists ${quoted(queueSchema)} cascade`)
  const { rows } = await client.query<{ kind: string; identity: string }>(
    `select case o.type when 'statistics object' then 'statistics' else o.type end as kind, o.identity
     from pg_depend d cross join lateral pg_identify_object(d.classid, d.objid, 0) o
     where d.refclassid = 'pg_namespace'::regclass and d.refobjid = 'public'::regnamespace and d.deptype = 'n'
       and d.classid <> 'pg_extension'::regclass
       and not exists (select from pg_depend e where e.classid = d.classid and e.objid = d.objid and e.deptype = 'e')
     order by o.type <> 'table', o.type, o.identity`,
  )
  // with its table goes much of what follows in the list
  for (const { kind, identity } of rows) await client.query(`drop ${kind} if exists ${identity} cascade`)
}

/**
 * Readies freshly migrated tables for rows that are true already: empties them of what migrations inserted, lets no
 * trigger run (append-only ones would refuse, others would write rows of their own), and takes the foreign keys away,
 * so that tables may come in any order, with cycles.
 * @returns the statements that put all of this back as it was; adding a key checks all rows
 */
export const openForLoading = async (client: pg.ClientBase, tables: Table[]): Promise<string[]> => {
  // checks that migrations left for the commit would stand in the way; by name, so that the others keep their time
  const { rows: late } = await client.query<{ name: string }>(
    `select distinct format('public.%I', conname) as name from pg_constraint
     where condeferred and connamespace = 'public'::regnamespace order by 1`,
  )
  const lateNames = late.map(({ name }) => name).join(', ')
  if (lateNames !== '') await client.query(`set constraints ${lateNames} immediate`)
  const keys = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conname`,
  )
  const triggers = await client.query<{ disable: string; enable: string }>(
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as disable,
       format('alter table %s enable %s trigger %I', tgrelid::regclass,
              case tgenabled when 'R' then 'replica' when 'A' then 'always' else '' end, tgname) as enable
     from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgparentid = 0 and tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace
       and c.relkind in ('r', 'p') order by tgname`,
  )
  for (const { drop } of keys.rows) await client.query(drop)
  for (const { disable } of triggers.rows) await client.query(disable)
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => qualified(name)).join(', ')}`)
  return [
    ...keys.rows.map(({ add }) => add),
    ...triggers.rows.map(({ enable }) => enable),
    ...(lateNames === '' ? [] : [`set constraints ${lateNames} deferred`]),
  ]
}

/** Fills one table from the bytes that `copyOut` gave; identity columns keep their values. */
export const copyIn = async (
  client: pg.ClientBase,
  table: { name: string; columns: string[] },
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<number> => {
  const target = client.query(
    copyFrom(`copy ${qualified(table.name)} (${table.columns.map(quoted).join(', ')}) from stdin`),
  )
  await pipeline(Readable.from(bytes, { objectMode: false }), target, { signal })
  return target.rowCount
}

/** Lets the planner know the new rows before the first query. */
export const analyze = async (client: pg.ClientBase, tables: { name: string }[]): Promise<void> => {
  if (tables.length > 0) await client.query(`analyze ${tables.map(({ name }) => qualified(name)).join(', ')}`)
}
