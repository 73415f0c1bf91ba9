import type { LoggedEvent, SittingEvent, Verdict } from '@phuong/exercises/session'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** A line of the log as it stands in the database, its moments in milliseconds. */
export type Line = LoggedEvent & {
  readonly verdict: Verdict | null
  readonly serverAt: number
}

type Row = {
  id: string
  item: string
  seq: number
  kind: SittingEvent['kind']
  take: number | null
  response: SittingEvent['response']
  status: LoggedEvent['status']
  late_sync: boolean
  verdict: Verdict | null
  client_at: Date
  server_at: Date
  device: string
}

const columns = sql`line.id, line.item, line.seq, line.kind, line.take, line.response, line.status, line.late_sync,
  line.verdict, line.client_at, line.server_at, line.device`

const lineOf = ({ take, late_sync, client_at, server_at, ...row }: Row): Line => ({
  id: row.id,
  item: row.item,
  seq: row.seq,
  kind: row.kind,
  ...(take === null ? {} : { take }),
  response: row.response,
  clientAt: client_at.getTime(),
  device: row.device,
  status: row.status,
  lateSync: late_sync,
  verdict: row.verdict,
  serverAt: server_at.getTime(),
})

/** The highest seq of a sitting's log, 0 while it is empty. */
const maxSeqOf = (sittingId: string) =>
  sql<number>`coalesce((select max(seq) from sitting_events where sitting_id = ${sittingId}), 0)`

/**
 * The lines that judging these events needs: those with their ids, and of submits what counts for their items. One
 * statement; the caller holds the sitting's row.
 */
export const readKnown = async (
  db: Db,
  sittingId: string,
  events: readonly SittingEvent[],
): Promise<{ lines: Line[]; maxSeq: number }> => {
  const ids = events.map(({ id }) => id)
  const answered = events.flatMap(({ kind, item }) => (kind === 'submit' ? [item] : []))
  const { rows } = await sql<Row & { max_seq: number; id: string | null }>`
    select ${maxSeqOf(sittingId)} as max_seq, ${columns} from (select) as one
    left join sitting_events as line on line.sitting_id = ${sittingId} and (line.id = any(${ids}::uuid[])
      or line.item = any(${answered}::text[]) and line.kind = 'submit' and line.status = 'stored')`.execute(db)
  return { lines: rows.filter(({ id }) => id !== null).map(lineOf), maxSeq: rows[0]?.max_seq ?? 0 }
}

/** What counts for each item: of drafts the highest seq, ties by device, then by id; of submits the one that was stored. */
const counted = sql`select distinct on (line.sitting_id, line.item) line.* from sitting_events as line
  where line.status = 'stored'`
const newestFirst = sql`line.sitting_id, line.item, line.seq desc, line.device collate "C" desc, line.id desc`

/** What counts in a sitting, by item in the order of the ids, and the highest seq of its log. */
export const readAnswers = async (db: Db, sittingId: string): Promise<{ answers: Line[]; maxSeq: number }> => {
  const { rows } = await sql<Row & { max_seq: number; id: string | null }>`
    select ${maxSeqOf(sittingId)} as max_seq, ${columns} from (select) as one
    left join (${counted} and line.sitting_id = ${sittingId} order by ${newestFirst}) as line on true`.execute(db)
  return { answers: rows.filter(({ id }) => id !== null).map(lineOf), maxSeq: rows[0]?.max_seq ?? 0 }
}

/** What counts in each of several sittings; one statement. */
export const readManyAnswers = async (db: Db, sittingIds: readonly string[]): Promise<ReadonlyMap<string, Line[]>> => {
  const { rows } = await sql<Row & { sitting_id: string }>`
    select line.sitting_id, ${columns}
    from (${counted} and line.sitting_id = any(${sittingIds}::uuid[]) order by ${newestFirst}) as line`.execute(db)
  const lines = new Map<string, Line[]>(sittingIds.map((id) => [id, []]))
  for (const row of rows) lines.get(row.sitting_id)?.push(lineOf(row))
  return lines
}

/** What arrived too late to count, in the order of its arrival (H010, H012). */
export const readLate = async (db: Db, sittingId: string): Promise<Line[]> => {
  const { rows } = await sql<Row>`select ${columns} from sitting_events as line
    where line.sitting_id = ${sittingId} and line.status = 'late' order by line.server_at, line.seq, line.id`.execute(
    db,
  )
  return rows.map(lineOf)
}

/** Adds lines to the log of a sitting; one statement. */
export const insertLines = async (db: Db, sittingId: string, lines: readonly Line[]): Promise<void> => {
  await db
    .insertInto('sitting_events')
    .values(
      lines.map((line) => ({
        sitting_id: sittingId,
        id: line.id,
        item: line.item,
        seq: line.seq,
        kind: line.kind,
        take: line.take ?? null,
        response: JSON.stringify(line.response),
        status: line.status,
        late_sync: line.lateSync,
        verdict: line.verdict && JSON.stringify(line.verdict),
        client_at: new Date(line.clientAt),
        server_at: new Date(line.serverAt),
        device: line.device,
      })),
    )
    .execute()
}
