import type pg from 'pg'

/** What the catalogue of the database says of a column. */
type Column = {
  table: string
  name: string
  type: string
  nullable: boolean
  /** the database fills it in where an insert leaves it out */
  hasDefault: boolean
  isGenerated: boolean
  /** the texts that its check allows; null where it has none */
  texts: string[] | null
}

/** What the catalogue does not know: more exact types, by table and column. */
const exact: Readonly<Record<string, string>> = {
  'attachments.bytes': 'ByteCount',
  'audit_log.details': 'Json<Record<string, unknown>>',
  'mail_outbox.data': 'Json<Record<string, unknown>>',
  'question_versions.content': 'Json<Record<string, unknown>>',
  'worksheet_revisions.json_data': 'Json<Record<string, unknown>>',
}

/** What is said of a table or a column. */
const notes: Readonly<Record<string, string>> = {
  'attachments.bytes': 'eight bytes wide, so it is read as text; far below what a number holds exactly',
  'attachments.emptied_at': 'when a removed file gave its bytes back',
  class_people: 'A period of a person in a class, in one role; at most one of them is open.',
  erased_people: 'Who was erased, as ids alone (D67).',
  'papers.search_key': 'code and title without marks, as the search compares them',
  recording_reservations: 'Room that a recording under way has taken before its bytes are stored.',
  'recordings.sent_again_at': 'when its browser sent it once more',
  'recordings.user_id': 'of the sitting; the database fills it in',
  'sitting_events.repeats': 'the seq that its device gave it, where it was put in once more',
  worksheets: 'What only a worksheet has; its id is that of its entry in `attachments`.',
}

const plain: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  bigint: 'string',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
}
/** Types that are written in another form than they are read in: as they are, and where they may be empty. */
const written: Readonly<Record<string, readonly [string, string]>> = {
  'timestamp with time zone': ['Moment', 'OptionalMoment'],
  date: ['Day', 'OptionalDay'],
  numeric: ['Decimal', 'OptionalDecimal'],
  jsonb: ['Json<unknown>', 'Json<unknown> | null'],
}

const typeOf = ({ table, name, type, nullable, hasDefault, isGenerated, texts }: Column): string => {
  const special = exact[`${table}.${name}`] ?? written[type]?.[nullable ? 1 : 0]
  if (special !== undefined) return special
  const own = texts?.map((text) => `'${text}'`).join(' | ') ?? plain[type]
  if (own === undefined) throw new Error(`${table}.${name}: the type ${type} is not known here`)
  if (isGenerated) return `GeneratedAlways<${own}>`
  if (nullable) return `Optional<${own}>`
  return hasDefault ? `Generated<${own}>` : own
}

const readColumns = async (client: pg.Client): Promise<Column[]> => {
  const { rows } = await client.query<Column>(
    `select c.table_name as table, c.column_name as name, c.data_type as type, c.is_nullable = 'YES' as nullable,
       c.column_default is not null or c.is_identity = 'YES' as "hasDefault", c.is_generated = 'ALWAYS' as "isGenerated",
       (select array(select m[1] from regexp_matches(pg_get_constraintdef(check_.oid), '''([^'']+)''::text', 'g') as m)
        from pg_constraint as check_
        where check_.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and check_.contype = 'c'
          and pg_get_constraintdef(check_.oid) ~ format('^CHECK \\(\\(%s = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$', c.column_name)
        limit 1) as texts
     from information_schema.columns as c join information_schema.tables as t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     order by c.table_name, c.ordinal_position`,
  )
  return rows
}

const note = (key: string, indent = ''): string => (notes[key] === undefined ? '' : `${indent}/** ${notes[key]} */\n`)
const rowName = (table: string): string => table.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())

/** server/src/db/tables.ts: the rows of every table, as the migrations make them. */
export const tablesFile = async (client: pg.Client): Promise<string> => {
  const tables = Map.groupBy(await readColumns(client), ({ table }) => table)
  const rows = [...tables].map(([table, columns]) => {
    const lines = columns.map(
      (column) => `${note(`${table}.${column.name}`, '  ')}  ${column.name}: ${typeOf(column)}\n`,
    )
    return `${note(table)}export type ${rowName(table)} = {\n${lines.join('')}}\n`
  })
  const names = [...tables.keys()].map((table) => `  ${table}: ${rowName(table)}\n`)
  return `${headOf(rows.join(''))}\n${rows.join('\n')}\nexport type Database = {\n${names.join('')}}\n`
}

/** The types of columns by name, as tables.ts declares those that it uses. */
const declarations: Readonly<Record<string, string>> = {
  Moment: 'type Moment = ColumnType<Date, Date, Date>',
  OptionalMoment: 'type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>',
  Day: `/** YYYY-MM-DD: dates are read as text, so that no time zone moves them. */
type Day = ColumnType<string, string, string>`,
  OptionalDay: 'type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>',
  Json: 'type Json<T> = ColumnType<T, string, string>',
  Optional: 'type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>',
  Decimal: `/** A numeric column: read as text, written as a number. */
type Decimal = ColumnType<string, number, number>`,
  OptionalDecimal: `/** A numeric column: read as text, written as a number. */
type OptionalDecimal = ColumnType<string | null, number | null | undefined, number | null>`,
  ByteCount: `/** A count of bytes: read as text, written as a number. */
type ByteCount = ColumnType<string, number, number>`,
}

const headOf = (rows: string): string => {
  const used = Object.entries(declarations).filter(([name]) => new RegExp(`\\b${name}\\b`).test(rows))
  return `import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/**
 * The rows of the database as the migrations make them: written by \`npm run tables\` out of the catalogue, and held against
 * it by tables.test.ts. What the catalogue does not know stands in server/testing/tables-file.ts.
 */
${used.map(([, declaration]) => declaration).join('\n')}
`
}
