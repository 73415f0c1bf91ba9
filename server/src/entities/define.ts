import { parseDate, toWireMoment } from '@phuong/domain/format/dates'
import type { AccessRule } from '@phuong/domain/people/route-access'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { SessionUser } from '../access/session-user.ts'
import type { Context } from '../context.ts'

/** Largest value of PostgreSQL's integer. */
export const maxInteger = 2_147_483_647
/** A day that PostgreSQL has: its calendar begins with the year 1. */
export const daySchema = z.iso.date().refine((day) => !day.startsWith('0000'))

/**
 * How a field's values look on the wire (docs/protocol.md 4). A filter's value goes to the database as `type`: next to
 * a column of a smaller type it then matches nothing, instead of being out of its range.
 */
const kinds = {
  uuid: { type: 'uuid', filter: z.uuid(), wire: (value: unknown) => value },
  integer: {
    type: 'integer',
    filter: z
      .int()
      .min(-maxInteger - 1)
      .max(maxInteger),
    wire: (value: unknown) => value,
  },
  text: { type: 'text', filter: z.string().max(500), wire: (value: unknown) => value },
  /** a value of JSON as it is stored */
  json: { type: 'jsonb', filter: z.never(), wire: (value: unknown) => value ?? null },
  boolean: { type: 'boolean', filter: z.boolean(), wire: (value: unknown) => value },
  /** a number with a fraction, read as float8 */
  number: { type: 'float8', filter: z.never(), wire: (value: unknown) => value },
  /** YYYY-MM-DD, 1900-01-01 as empty (B-711) */
  date: { type: 'date', filter: daySchema, wire: (value: unknown) => parseDate(value) },
  /** YYYY-MM-DD HH:mm:ss in Asia/Ho_Chi_Minh */
  moment: {
    type: 'timestamptz',
    filter: z.never(),
    wire: (value: unknown) => (value instanceof Date ? toWireMoment(value) : null),
  },
} as const

export type FieldKind = keyof typeof kinds
/** One readable field: where its value comes from, and whether a caller may filter and sort by it. */
export type Field = { kind: FieldKind; sql: RawBuilder<unknown>; filter?: true; sort?: true | RawBuilder<unknown> }

export const filterSchema = (kind: FieldKind): z.ZodType => kinds[kind].filter
/** A filter's value as it stands in a statement: a parameter of the field's type. */
export const filterValue = (kind: FieldKind, value: unknown): RawBuilder<unknown> =>
  sql`${value}::${sql.raw(kinds[kind].type)}`
export const toWire = (kind: FieldKind, value: unknown): unknown => kinds[kind].wire(value)

type SignedIn = Context<SessionUser>

/** The fields of a row that a write may name, by their names on the wire. */
type Writable = z.ZodObject

/**
 * A table that the generic doors reach (A-375 to A-378, B-674 to B-683): what may be read, written, filtered and sorted,
 * by whom, and which rows. What is not listed here does not exist for the caller.
 */
export type Entity<Created extends Writable = Writable, Changed extends Writable = Writable> = {
  subModule: 'SHARE' | 'CLASSWORK' | 'CLASSES' | 'METADATA' | 'USERS'
  /** looked up without regard to case; `t_{module}_{subModule}_{name}` means the same (B-536) */
  name: string
  read?: AccessRule & {
    fields: Record<string, Field>
    /** tables and joins; what a person may see of a row may depend on the person and on the time */
    from(user: SessionUser, now: Date): RawBuilder<unknown>
    /** the rows that this person may see: the same rule for a list and for a single read */
    where(user: SessionUser): RawBuilder<boolean>
    /** the order without `sort`; ends in something unique, so that pages never overlap */
    order: RawBuilder<unknown>
  }
  create?: AccessRule & {
    input: Created
    /** as of a procedure */
    maxBodyBytes?: number
    /** @returns the id of the new row */
    handle(context: SignedIn, values: z.output<Created>): Promise<string>
  }
  update?: AccessRule & {
    input: Changed
    /** as of a procedure */
    maxBodyBytes?: number
    /**
     * What has to hold before anything is written, outside of the transaction: a password takes long, and a wrong one is
     * counted whatever becomes of the write.
     */
    before?(
      context: SignedIn,
      id: string,
      values: Partial<z.output<Changed>>,
      /** the SHA-1 hex of the own password, where the page has asked for it */
      currentPassword: string | null,
    ): Promise<void>
    /**
     * @param values the fields that the caller names, at least one
     * @returns how many rows were changed; a row that the caller may not see is no row
     */
    handle(context: SignedIn, id: string, values: Partial<z.output<Changed>>): Promise<number>
  }
  remove?: AccessRule & {
    /** @returns how many rows were removed */
    handle(context: SignedIn, id: string): Promise<number>
  }
}

/** Gives an entity the types of its row: what a write may name reaches its handlers as its schema has read it. */
export const defineEntity = <Created extends Writable, Changed extends Writable>(
  entity: Entity<Created, Changed>,
): Entity<Created, Changed> => entity

/** An entity as the generic doors hold it, whatever its row. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds entities of every row; their own types are checked where they are defined
export type AnyEntity = Entity<any, any>
