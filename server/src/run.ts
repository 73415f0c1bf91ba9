import { decideAccess } from '@phuong/domain/people/route-access'
import { refuse } from '@phuong/domain/refusals'
import type { z } from 'zod'
import type { SessionUser } from './access/session-user.ts'
import type { Context } from './context.ts'
import { type Db, inTransaction } from './db/database.ts'
import { fieldFaults, matchCase } from './parameters.ts'
import type { AnyProcedure } from './procedures/define.ts'
import { doneOnce } from './services/acts/done-once.ts'
import { refuseStale } from './services/acts/stale.ts'

/** A procedure's answer after its schema has trimmed it. */
export type Outcome = { rows: unknown[]; rowsAffected: number }

/** The context of one request, before it is known over which connections the work runs. */
export type RequestContext = Context & {
  /** the connections of sittings (H059) */
  readonly reserved: Db
}

/** Who may: 401 without a session, 403 outside the rule, and nothing but the change itself before a due password change. */
export const admit = (
  rule: Parameters<typeof decideAccess>[0] & { beforePasswordChange?: boolean },
  user: SessionUser | null,
): void => {
  const decision = decideAccess(rule, user)
  if (decision === 'no-session') throw refuse('NO_SESSION')
  if (decision === 'no-right') throw refuse('FORBIDDEN')
  if (user?.mustChangePassword && rule.allow !== 'visitors' && !rule.beforePasswordChange)
    throw refuse('MUST_CHANGE_PASSWORD')
}

type Writer = Pick<Context, 'services' | 'user' | 'now'>

/** Counts a write of the account. @throws TOO_MANY_CHANGES with the seconds to wait */
export const countWrite = ({ services, user, now }: Writer): void => {
  if (user !== null) services.writes(user.id, now)
}

/**
 * Whether a write may begin: the account has not written too much in a short time, and there is room on the disk.
 * @throws TOO_MANY_CHANGES, NO_SPACE, both with the seconds to wait
 */
export const admitWrite = async (writer: Writer): Promise<void> => {
  countWrite(writer)
  await writer.services.disk.assertRoom()
}

/**
 * Parses what came in against a schema: names without regard to case, unknown ones dropped (docs/protocol.md 3).
 * @throws BAD_PARAMETERS with the faulty fields
 */
export const parseParameters = <Schema extends z.ZodType>(schema: Schema, parameters: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(matchCase(schema, parameters))
  if (!parsed.success) throw refuse('BAD_PARAMETERS', { fields: fieldFaults(parsed.error) })
  return parsed.data
}

/**
 * The one corridor: who may, parse, handle once, trim the output by its schema. The door has found the procedure and turns
 * the outcome, or what is thrown, into an answer.
 * @throws Refusal for everything that is not allowed; anything else thrown is a fault
 */
export const run = async (procedure: AnyProcedure, parameters: unknown, request: RequestContext): Promise<Outcome> => {
  admit(procedure, request.user)
  const input = parseParameters(procedure.input, parameters ?? {})
  if (procedure.kind === 'write') await (procedure.evenWithoutRoom ? countWrite(request) : admitWrite(request))
  const pool = procedure.reserved ? request.reserved : request.db
  const work = async (db: Db): Promise<Outcome> => {
    if (procedure.current && input.seen)
      refuseStale(input.seen, (await procedure.current({ ...request, db }, input)) ?? input.seen, input)
    const reply = await procedure.handle({ ...request, db }, input)
    const rows = reply.rows.map((row) => procedure.output.parse(row))
    return { rows, rowsAffected: reply.rowsAffected ?? rows.length }
  }
  if (procedure.kind !== 'write' || procedure.transaction === 'own') return work(pool)
  const call = { call: procedure.name, parameters }
  return inTransaction(pool, (tx) =>
    procedure.act === undefined ? doneOnce(tx, request, call, () => work(tx)) : work(tx),
  )
}
