import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import type { Line } from '../../src/services/sittings/lines.ts'
import type { Answer } from './answers.ts'

/** A sitting as its services would have left it, with its log. */
export type Sitting = {
  readonly id: string
  readonly kind: 'worksheet' | 'olympic' | 'unit'
  readonly user_id: string
  readonly assignment_id: string | null
  readonly worksheet_id: string | null
  readonly paper_id: number | null
  readonly attempt: number
  readonly state: 'open' | 'finished'
  readonly started_at: Date
  readonly deadline_at: Date | null
  readonly finished_at: Date | null
  readonly finish_key: string | null
  readonly receipt: unknown
  readonly lines: readonly Line[]
}

/** The lines that these answers leave in a log, spread evenly over the time of the sitting. */
export const linesOf = (
  answers: readonly (Answer & { readonly verdict?: Line['verdict'] })[],
  kind: 'draft' | 'submit',
  [startedAt, endedAt]: readonly [Date, Date],
): Line[] => {
  const device = randomUUID()
  const step = (endedAt.getTime() - startedAt.getTime()) / (answers.length + 1)
  return answers.map(({ item, response, verdict = null }, at) => {
    const moment = Math.round(startedAt.getTime() + step * (at + 1))
    return {
      id: randomUUID(),
      item,
      seq: at + 1,
      kind,
      response,
      clientAt: moment,
      device,
      status: 'stored',
      lateSync: false,
      verdict,
      serverAt: moment,
    }
  })
}

/** Two statements, however many they are. All are of revision 1. */
export const insertSittings = async (tx: Db, sittings: readonly Sitting[]): Promise<void> => {
  const rows = sittings.map(({ lines: _, ...row }) => row)
  await sql`insert into sittings (id, kind, user_id, assignment_id, worksheet_id, paper_id, pinned_revision, attempt, state,
      started_at, deadline_at, finished_at, finish_key, receipt)
    select id, kind, user_id, assignment_id, worksheet_id, paper_id, 1, attempt, state, started_at, deadline_at,
      finished_at, finish_key, receipt
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, kind text, user_id uuid, assignment_id uuid,
      worksheet_id uuid, paper_id integer, attempt smallint, state text, started_at timestamptz, deadline_at timestamptz,
      finished_at timestamptz, finish_key uuid, receipt jsonb)`.execute(tx)
  const events = sittings.flatMap(({ id, lines }) =>
    lines.map(({ clientAt, serverAt, ...line }) => ({
      ...line,
      sitting_id: id,
      client_at: new Date(clientAt),
      server_at: new Date(serverAt),
    })),
  )
  await sql`insert into sitting_events (sitting_id, id, item, seq, kind, response, status, verdict, client_at, server_at,
      device)
    select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as given (sitting_id uuid, id uuid, item text,
      seq integer, kind text, response jsonb, status text, verdict jsonb, client_at timestamptz, server_at timestamptz,
      device text)`.execute(tx)
}
