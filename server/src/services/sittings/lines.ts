import type { LoggedEvent, SittingEvent, Verdict } from '@phuong/exercises/session'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Pipeline } from '../../db/pipeline.ts'

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
  repeats: number | null
  response: SittingEvent['response']
  status: LoggedEvent['status']
  late_sync: boolean
  verdict: Verdict | null
  client_at: Date
  server_at: Date
  device: string
}

const columns = sql`line.id, line.item, line.seq, line.kind, line.take, line.repeats, line.response, line.status,
  line.late_sync, line.verdict, line.client_at, line.server_at, line.device`

const lineOf = ({ take, repeats, late_sync, client_at, server_at, ...row }: Row): Line => ({
  id: row.id,
  item: row.item,
  seq: row.seq,
  kind: row.kind,
  ...(take === null ? {} : { take }),
  ...(repeats === null ? {} : { repeats }),
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
 * What counts for each item, as SQL: the rule is effective() of exercises/src/session/effective.ts, and lines.test.ts holds
 * this to it. Of drafts the highest seq, ties by device, then by id; of submits the one that was stored.
 */
const counted = sql`select distinct on (line.sitting_id, line.item) line.* from sitting_events as line
  where line.status = 'stored'`
const newestFirst = sql`line.sitting_id, line.item, line.seq desc, line.device collate "C" desc, line.id desc`

/**
 * The lines that judging these events needs, by sitting: those with their ids, and what counts for their items; and the
 * highest seq of each log. One statement, in which a line may come twice; the caller holds the rows of the sittings.
 */
export const readKnown = async (
  { send }: Pipeline,
  asked: readonly { sittingId: string; events: readonly SittingEvent[] }[],
): Promise<ReadonlyMap<string, { lines: Line[]; maxSeq: number }>> => {
  const known = new Map(asked.map(({ sittingId }) => [sittingId, { lines: [] as Line[], maxSeq: 0 }]))
  if (known.size === 0) return known
  const events = asked.flatMap((each) => each.events)
  const ids = events.map(({ id }) => id)
  const answered = [...new Set(events.flatMap(({ kind, item }) => (kind === 'submit' ? [item] : [])))]
  const drafted = draftedIn(asked)
  const rows = await send(sql<Row & { sitting_id: string; max_seq: number | null; id: string | null }>`
    select asked.sitting_id, (select max(seq) from sitting_events where sitting_id = asked.sitting_id) as max_seq,
      ${columns}
    from unnest(${[...known.keys()]}::uuid[]) as asked (sitting_id)
    left join lateral (
      select line.* from sitting_events as line where line.sitting_id = asked.sitting_id and (line.id = any(${ids}::uuid[])
        or line.item = any(${answered}::text[]) and line.kind = 'submit' and line.status = 'stored')
      union all
      select line.* from unnest(${drafted.map(([sittingId]) => sittingId)}::uuid[],
        ${drafted.map(([, item]) => item)}::text[]) as drafted (sitting_id, item)
      cross join lateral (select * from sitting_events as line where line.sitting_id = drafted.sitting_id
        and line.item = drafted.item and line.kind = 'draft' and line.status = 'stored'
        order by ${newestFirst} limit 1) as line
      where drafted.sitting_id = asked.sitting_id
    ) as line on true`)
  for (const { sitting_id, max_seq, ...row } of rows) {
    const one = known.get(sitting_id)
    if (one === undefined) continue
    one.maxSeq = max_seq ?? 0
    if (row.id !== null) one.lines.push(lineOf(row))
  }
  return known
}

/** Each item of each sitting of which a draft has come. */
const draftedIn = (
  asked: readonly { sittingId: string; events: readonly SittingEvent[] }[],
): [sittingId: string, item: string][] =>
  asked.flatMap(({ sittingId, events }) =>
    [...new Set(events.flatMap(({ kind, item }) => (kind === 'draft' ? [item] : [])))].map((item): [string, string] => [
      sittingId,
      item,
    ]),
  )

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

/** Adds lines to the logs of their sittings; one statement, none where there is nothing to add. */
export const insertLines = async (
  { send }: Pipeline,
  added: readonly { sittingId: string; line: Line }[],
): Promise<void> => {
  if (added.length === 0) return
  const rows = added.map(
    ({ sittingId, line: { take = null, repeats = null, lateSync, clientAt, serverAt, ...line } }) => ({
      ...line,
      sitting_id: sittingId,
      take,
      repeats,
      late_sync: lateSync,
      client_at: new Date(clientAt).toISOString(),
      server_at: new Date(serverAt).toISOString(),
    }),
  )
  await send(sql`insert into sitting_events (sitting_id, id, item, seq, kind, take, repeats, response, status, late_sync,
      verdict, client_at, server_at, device)
    select sitting_id, id, item, seq, kind, take, repeats, coalesce(response, 'null'), status, late_sync, verdict,
      client_at, server_at, device
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (sitting_id uuid, id uuid, item text, seq integer,
      kind text, take smallint, repeats integer, response jsonb, status text, late_sync boolean, verdict jsonb, client_at timestamptz,
      server_at timestamptz, device text)`)
}
