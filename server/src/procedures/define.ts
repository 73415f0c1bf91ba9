import { EMPTY_GUID } from '@phuong/domain/catalogue/guid'
import type { AccessRule, Allow } from '@phuong/domain/people/route-access'
import { z } from 'zod'
import type { SessionUser } from '../access/session-user.ts'
import type { Context } from '../context.ts'
import type { UploadLimits } from '../services/files/upload-limits.ts'

/** What a handler yields: rows, and for a write how many rows it touched (docs/protocol.md 1). */
export type Reply<Row> = { rows: Row[]; rowsAffected?: number }

/** Only a procedure that is open to visitors may meet nobody. */
export type UserFor<To extends Allow> = To extends 'visitors' ? SessionUser | null : SessionUser

/** One named procedure, in the order in which it is read: name, kind, who may, what goes in, what comes out, the work. */
export type Procedure<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Row extends z.ZodType = z.ZodType,
  To extends Allow = Allow,
> = Omit<AccessRule, 'allow'> & {
  /** wire name without its prefix (domain/src/wire-name.ts), spelled as the ledger spells it; looked up without regard to case (B-685) */
  name: Name
  kind: 'read' | 'write'
  allow: To
  /** open to a person who must change the password first (D12) */
  beforePasswordChange?: boolean
  /** runs on the connections that are kept for sittings (H059) */
  reserved?: true
  /** a write of a few rows that is done however full the disk is: who cannot sign in cannot read either */
  evenWithoutRoom?: true
  /** 'own': the handler takes transactions over `db` itself, so that it holds no connection while it waits or hashes */
  transaction?: 'own'
  /**
   * The name of the parameter that says which act this is, so that the second is the first: no key is held for it, and no
   * answer, which may be as large as its material (H159)
   */
  act?: string
  input: Input
  /**
   * What a change overwrites, by the names of its parameters, as it stands on the wire now; read in the transaction of the
   * work, under a lock. The parameter `seen` says what of it the page saw (services/acts/stale.ts, H160); null where there
   * is no such row, which the handler then refuses.
   */
  current?(context: Context<UserFor<To>>, input: z.output<Input>): Promise<Readonly<Record<string, unknown>> | null>
  /**
   * bytes of its JSON body where they may be more than `usualBodyBytes`, up to `largestBodyBytes`
   * (docs/decisions/0032-doors.md)
   */
  maxBodyBytes?: number
  /** one row of the answer; what the schema does not name never leaves the server */
  output: Row
  handle(context: Context<UserFor<To>>, input: z.output<Input>): Promise<Reply<z.input<Row>>>
  /** the same definition behind a path of its own, with an envelope of its own (docs/protocol.md 2) */
  path?: {
    method: 'GET' | 'POST'
    url: string
    /** other spellings of the same path */
    otherUrls?: readonly string[]
    envelope(rows: z.output<Row>[]): unknown
    /** the body is a form (multipart): its fields by name, and the text of its file under the name of a parameter */
    form?: { limits: UploadLimits; file: string | null }
  }
}

/**
 * Gives a procedure its types; the corridor (run.ts) does the rest.
 * Handlers throw `refuse('CODE')` for what is not allowed; anything else thrown is a fault and answered neutrally.
 */
export const defineProcedure = <
  const Name extends string,
  Input extends z.ZodType,
  Row extends z.ZodType,
  const To extends Allow,
>(
  procedure: Procedure<Name, Input, Row, To>,
): Procedure<Name, Input, Row, To> => procedure

/** A procedure as the corridor holds it, whatever its types. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds procedures of every shape; their own types are checked where they are defined
export type AnyProcedure = Procedure<string, any, any, any>

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The longest text of a path in which an id is looked for. */
const maxIdLetters = 100

/** An id in a path. What is no id names nothing, and is refused as what there is not (C-696). */
export const namedId = z
  .string()
  .max(maxIdLetters)
  .transform((text) => (uuid.test(text) ? text.toLowerCase() : EMPTY_GUID))

/**
 * The fields that page a list: PageNum from 1, PageSize in rows.
 * @param usual rows of a page for a caller who does not say
 * @param max rows of a page for a caller who asks for more
 */
export const paging = (usual: number, max: number) => ({
  PageNum: z.int().min(1).max(1_000_000).default(1),
  PageSize: z
    .int()
    .min(1)
    .default(usual)
    .transform((size) => Math.min(size, max)),
})

/** The parameter that says what the page saw of what it changes (H160): any of these fields, as they stand on the wire. */
export const seenOf = <Shape extends z.ZodRawShape>(fields: Shape) => z.strictObject(fields).partial().nullish()
