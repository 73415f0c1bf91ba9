import { refuse } from '@phuong/domain/refusals'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { SessionUser } from './access/session-user.ts'
import { type Db, inTransaction } from './db/database.ts'
import { type AnyEntity, type Entity, filterSchema, filterValue, toWire } from './entities/define.ts'
import { admit, admitWrite, parseParameters, type RequestContext } from './run.ts'
import { doneOnce } from './services/acts/done-once.ts'
import { refuseStale } from './services/acts/stale.ts'
import { passwordHash } from './services/auth/hash-parameter.ts'
import { crudTexts } from './texts.ts'

/** Rows of one page; a caller may ask for fewer or more, up to the most (H140). */
const usualPage = 100
const maxPage = 500
const maxFilterValues = 200

const scalar = z.union([z.null(), z.string(), z.number(), z.boolean()])
const readParameters = z.object({
  id: z.union([z.uuid(), z.int()]).nullish(),
  filters: z.record(z.string(), z.union([scalar, z.array(scalar).max(maxFilterValues)])).nullish(),
  PageNum: z.int().min(1).max(1_000_000).nullish(),
  PageSize: z.int().min(1).nullish(),
  moduleId: z.unknown().optional(),
})
const readBody = z.object({
  fields: z.union([z.string(), z.array(z.string()).max(100)]).nullish(),
  parameters: z.unknown().optional(),
  sort: z.string().max(500).nullish(),
})
/** The row of a write, in the letters of the database: whoever compares it with an own id is not told another one. */
const entityRow = z.object({ entityId: z.uuid().toLowerCase() })
const writeBody = entityRow.extend({ parameters: z.unknown().optional() })
const updateBody = writeBody.extend({
  seen: z.record(z.string(), z.unknown()).nullish(),
  CurrentPassword: passwordHash.nullish(),
})

const faulty = (field: string, text: string) => refuse('BAD_PARAMETERS', { fields: { [field]: text } })

const keyOf = (name: string): string => name.trim().toLowerCase()

/** Finds the spelling of a name in a table of names, without regard to case. */
const spelled = (table: object, name: string): string | undefined =>
  Object.keys(table).find((key) => keyOf(key) === keyOf(name))

const signedIn = (request: RequestContext): SessionUser => {
  if (request.user === null) throw refuse('NO_SESSION')
  return request.user
}

const operation = <Kind extends 'read' | 'create' | 'update' | 'remove'>(
  entity: AnyEntity,
  kind: Kind,
  request: RequestContext,
) => {
  const found = entity[kind]
  // who may comes before what exists: a verb that nobody has is closed for everybody alike
  if (found === undefined) {
    signedIn(request)
    throw refuse('FORBIDDEN')
  }
  admit(found, request.user)
  return found as NonNullable<Entity[Kind]>
}

type Read = NonNullable<Entity['read']>

const chosenFields = (read: Read, fields: string | string[] | null | undefined): string[] => {
  const asked = (typeof fields === 'string' ? fields.split(',') : (fields ?? []))
    .map((name) => name.trim())
    .filter(Boolean)
  if (asked.length === 0) return Object.keys(read.fields)
  return [...new Set(asked.map((name) => spelled(read.fields, name) ?? fail('fields', crudTexts.unknownField(name))))]
}

const fail = (field: string, text: string): never => {
  throw faulty(field, text.slice(0, 120))
}

const conditionOf = (read: Read, name: string, value: unknown): RawBuilder<unknown> => {
  const key = spelled(read.fields, name)
  const field = key === undefined ? undefined : read.fields[key]
  if (!field?.filter) return fail('filters', crudTexts.notFilterable(name))
  const schema = filterSchema(field.kind)
  const parse = (item: unknown) => {
    const parsed = schema.safeParse(item)
    return parsed.success ? filterValue(field.kind, parsed.data) : fail('filters', crudTexts.badFilterValue(name))
  }
  if (value === null) return sql`${field.sql} is null`
  if (Array.isArray(value)) return sql`${field.sql} in (${value.length === 0 ? sql`null` : sql.join(value.map(parse))})`
  return sql`${field.sql} = ${parse(value)}`
}

const orderOf = (read: Read, sort: string | null | undefined): RawBuilder<unknown> => {
  if (!sort?.trim()) return read.order
  const parts = sort.split(',').map((part) => {
    const match = /^\s*(\w+)(?:\s+(asc|desc))?\s*$/i.exec(part) ?? fail('sort', crudTexts.notSortable(part))
    const key = spelled(read.fields, match[1] as string)
    const field = key === undefined ? undefined : read.fields[key]
    if (!field?.sort) return fail('sort', crudTexts.notSortable(match[1] as string))
    const by = field.sort === true ? field.sql : field.sort
    return match[2]?.toLowerCase() === 'desc' ? sql`${by} desc nulls last` : sql`${by} asc nulls last`
  })
  return sql`${sql.join(parts)}, ${read.order}`
}

/**
 * Reads rows of an entity: one statement, paged, with `totalRows` in each row when a page was asked for
 * (docs/protocol.md 1).
 */
export const readEntity = async (entity: AnyEntity, body: unknown, request: RequestContext): Promise<unknown[]> => {
  const read = operation(entity, 'read', request)
  const user = signedIn(request)
  const { fields, parameters, sort } = parseParameters(readBody, body)
  const { id, filters, PageNum, PageSize } = parseParameters(readParameters, parameters ?? {})
  const names = chosenFields(read, fields)
  const wanted = Object.entries(filters ?? {})
  const named = new Set<string>()
  for (const [name] of wanted) {
    // so the number of parameters of one statement stays within what PostgreSQL takes
    if (named.has(keyOf(name))) fail('filters', crudTexts.filteredTwice(name))
    named.add(keyOf(name))
  }
  if (id != null) wanted.push(['id', id])
  const conditions = [read.where(user), ...wanted.map(([name, value]) => conditionOf(read, name, value))]
  const size = Math.min(PageSize ?? usualPage, maxPage)
  const columns = names.map((name) => sql`${read.fields[name]?.sql} as ${sql.ref(name)}`)
  const found = sql`${read.from(user, request.now)} where ${sql.join(conditions, sql` and `)}`
  // counted apart: a page in the order of an index is then read without reading all the others
  if (PageNum != null) columns.push(sql`(select count(*)::int from ${found}) as "totalRows"`)
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${found}
    order by ${orderOf(read, sort)} limit ${size} offset ${((PageNum ?? 1) - 1) * size}`.execute(request.db)
  return rows.map((row) => wireRow(read, row))
}

const wireRow = (read: Read, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === 'totalRows' ? value : toWire(read.fields[name]?.kind ?? 'text', value),
    ]),
  )

/** A write names only writable fields; an unknown or unwritable one is 400 (B-683, H117). */
const writeValues = <Input extends z.ZodObject>(input: Input, parameters: unknown): z.output<Input> => {
  for (const name of Object.keys(typeof parameters === 'object' && parameters !== null ? parameters : {}))
    if (name.toLowerCase() !== 'moduleid' && spelled(input.shape, name) === undefined)
      fail(name.slice(0, 60), crudTexts.unknownWriteField)
  return parseParameters(input, parameters ?? {})
}

/** Makes a row and answers its id. */
export const createEntity = async (
  entity: AnyEntity,
  body: unknown,
  request: RequestContext,
): Promise<{ id: string }> => {
  const create = operation(entity, 'create', request)
  const user = signedIn(request)
  const { parameters } = parseParameters(z.object({ parameters: z.unknown().optional() }), body)
  const values = writeValues(create.input, parameters)
  const call = { call: callOf('create', entity), parameters }
  return writeTransaction(request, call, async (db) => ({ id: await create.handle({ ...request, user, db }, values) }))
}

/** What the page says it saw of the row, by the fields' own names. @throws BAD_PARAMETERS for what is no field to write */
const seenFields = ({ read, update }: AnyEntity, seen: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(seen).map(([name, value]) => {
      const field = spelled(read?.fields ?? {}, name)
      if (field === undefined || spelled(update?.input.shape ?? {}, name) === undefined)
        return fail('seen', crudTexts.unknownField(name))
      return [field, value]
    }),
  )

/** The row as this person sees it now, in these fields; undefined where there is none. */
const rowNow = async (
  { read }: AnyEntity,
  names: readonly string[],
  entityId: string,
  { user, now, db }: { user: SessionUser; now: Date; db: Db },
): Promise<Record<string, unknown> | undefined> => {
  const id = read?.fields[spelled(read.fields, 'id') ?? '']
  if (read === undefined || id === undefined) return undefined
  const columns = names.map((name) => sql`${read.fields[name]?.sql} as ${sql.ref(name)}`)
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${read.from(user, now)} where ${id.sql} = ${entityId} and ${read.where(user)}`.execute(
    db,
  )
  return rows.map((row) => wireRow(read, row))[0]
}

/**
 * Holds what a page saw of a row against what stands there: two changes of one row take turns (H160).
 * @throws STALE with the newer values
 */
const refuseOverwriting = async (
  entity: AnyEntity,
  entityId: string,
  seen: Record<string, unknown>,
  change: Record<string, unknown>,
  context: { user: SessionUser; now: Date; db: Db },
): Promise<void> => {
  const names = Object.keys(seen)
  if (names.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${callOf('update', entity)} ${entityId}`}, 0))`.execute(
    context.db,
  )
  const row = await rowNow(entity, names, entityId, context)
  if (row !== undefined) refuseStale(seen, row, change)
}

/**
 * Changes the named fields of one row. `seen` are the fields as the page saw them, `CurrentPassword` is asked for by some
 * fields (docs/protocol.md 1).
 * @returns rows changed, at least 1
 * @throws NO_ROWS; STALE with `newer` where somebody else has changed one of them since
 */
export const updateEntity = async (entity: AnyEntity, body: unknown, request: RequestContext): Promise<number> => {
  const update = operation(entity, 'update', request)
  const user = signedIn(request)
  const { entityId, parameters, seen, CurrentPassword } = parseParameters(updateBody, body)
  const values = writeValues(update.input.partial(), parameters)
  if (Object.keys(values).length === 0) throw faulty('parameters', crudTexts.nothingToSave)
  const before = seenFields(entity, seen ?? {})
  const call = { call: callOf('update', entity), parameters: [entityId, parameters, seen] }
  await update.before?.({ ...request, user }, entityId, values, CurrentPassword ?? null)
  return writeTransaction(request, call, async (db) => {
    const context = { ...request, user, db }
    await refuseOverwriting(entity, entityId, before, values, context)
    return touched(await update.handle(context, entityId, values))
  })
}

/** Removes one row. @returns rows removed, at least 1. @throws NO_ROWS */
export const removeEntity = async (entity: AnyEntity, body: unknown, request: RequestContext): Promise<number> => {
  const remove = operation(entity, 'remove', request)
  const user = signedIn(request)
  const { entityId } = parseParameters(entityRow, body)
  const call = { call: callOf('remove', entity), parameters: [entityId] }
  return writeTransaction(request, call, async (db) => touched(await remove.handle({ ...request, user, db }, entityId)))
}

const callOf = (verb: string, { subModule, name }: AnyEntity): string => `${verb} ${subModule}.${name}`

const writeTransaction = async <Result>(
  request: RequestContext,
  call: { call: string; parameters: unknown },
  work: (tx: Db) => Promise<Result>,
): Promise<Result> => {
  await admitWrite(request)
  return inTransaction(request.db, (tx) => doneOnce(tx, request, call, () => work(tx)))
}

const touched = (rows: number): number => {
  if (rows === 0) throw refuse('NO_ROWS')
  return rows
}
