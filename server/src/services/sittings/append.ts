import { refuse } from '@phuong/domain/refusals'
import {
  givesFeedback,
  type JudgedSitting,
  type Judgement,
  judgeEvent,
  readEvent,
  type SittingEvent,
  type SittingKind,
  type Verdict,
} from '@phuong/exercises/session'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { SessionUser } from '../sessions.ts'
import { insertLines, type Line, readKnown } from './lines.ts'
import { rescore } from './rescore.ts'
import { itemsOf, type Pinned, type Sheet, sheetOf, verdictOn } from './sheets.ts'

type Held = Pinned & {
  kind: SittingKind
  state: JudgedSitting['state']
  deadlineAt: Date | null
  finishedAt: Date | null
  isMarked: boolean
}

/** What an ack tells of the answer: the verdict, and where the key does not travel with the paper the rest of it (D20). */
type Told = { verdict?: Verdict; right?: unknown; explain?: { audioScript: string; text: string } }

export type Ack = Told & {
  id: string
  status: Judgement['status']
  code?: string
  logged?: Line['status']
}

const hold = async (tx: Db, sittingId: string, userId: string): Promise<Held> => {
  const { rows } = await sql<Held>`select kind, state, deadline_at as "deadlineAt", finished_at as "finishedAt",
      paper_id as "paperId", attachment_id as "attachmentId", pinned_revision as revision, receipt is not null as "isMarked"
    from sittings where id = ${sittingId} and user_id = ${userId} for no key update`.execute(tx)
  const [held] = rows
  if (held === undefined) throw refuse('NOT_FOUND')
  return held
}

/** The judge's lines of the log, in which those that it has just judged stand beside those that were there. */
type Log = { known: Line[]; fresh: Line[] }

const countedFor = ({ known, fresh }: Log, { item, kind, take }: SittingEvent): Line | undefined =>
  [...known, ...fresh].find(
    (line) => line.status === 'stored' && line.item === item && line.kind === kind && line.take === take,
  )

/** Nothing where there is no feedback, and nothing about an answer that does not count (wire.md 5). */
const toldOf = (sheet: Sheet, kind: SittingKind, counts: Line | undefined): Told => {
  if (!givesFeedback(kind) || counts?.verdict == null) return {}
  const item = kind === 'unit' && 'paper' in sheet ? sheet.paper.questions.get(counts.item)?.item : undefined
  return {
    verdict: counts.verdict,
    ...(item && { right: item.correctResponse, explain: { ...item.explanation } }),
  }
}

/** Judges one event and, where it belongs into the log, puts its line there. */
const judged = (event: SittingEvent, about: { sheet: Sheet; sitting: JudgedSitting; log: Log; now: number }): Ack => {
  const { sheet, sitting, log, now } = about
  const judgement = judgeEvent({ sitting, known: [...log.known, ...log.fresh], event, now })
  const { id } = event
  if (judgement.status === 'refused') return { id, status: 'refused', code: judgement.code }
  if (judgement.status === 'duplicate') {
    const logged = judgement.logged.status
    const counts = logged === 'late' ? undefined : countedFor(log, event)
    return { id, status: 'duplicate', logged, ...toldOf(sheet, sitting.kind, counts) }
  }
  const { status, lateSync } = judgement
  const marked = status === 'stored' && givesFeedback(sitting.kind)
  const verdict = marked ? verdictOn(sheet, event.item, event.response) : null
  log.fresh.push({ ...event, status, lateSync, verdict, serverAt: now })
  return { id, status, ...(status === 'late' ? {} : toldOf(sheet, sitting.kind, countedFor(log, event))) }
}

/**
 * Puts events into the log of an own sitting; see SITTING_Append. Three statements beside the session's, and one more when
 * the sheet is not in memory or the score of a sitting that is over has to be made anew (H011).
 */
export const appendEvents = async (
  tx: Db,
  { user, now, sittingId, events }: { user: SessionUser; now: Date; sittingId: string; events: readonly unknown[] },
): Promise<{ acks: Ack[]; maxSeq: number; serverNow: number }> => {
  const held = await hold(tx, sittingId, user.id)
  const sheet = await sheetOf(tx, held)
  const read = events.map(readEvent)
  const whole = read.flatMap((each) => ('event' in each ? [each.event] : []))
  const { lines, maxSeq } = await readKnown(tx, sittingId, whole)
  const sitting: JudgedSitting = {
    kind: held.kind,
    state: held.state,
    deadlineAt: held.deadlineAt?.getTime() ?? null,
    finishedAt: held.finishedAt?.getTime() ?? null,
    items: itemsOf(sheet),
  }
  const log: Log = { known: lines, fresh: [] }
  const acks = read.map((each): Ack => {
    if ('refused' in each) return { id: each.refused.id.slice(0, 200), status: 'refused', code: 'BAD_EVENT' }
    return judged(each.event, { sheet, sitting, log, now: now.getTime() })
  })
  if (log.fresh.length > 0) await insertLines(tx, sittingId, log.fresh)
  if (held.isMarked && log.fresh.some(({ lateSync }) => lateSync))
    await rescore(tx, { sittingId, userId: user.id, now })
  return { acks, maxSeq: Math.max(maxSeq, ...log.fresh.map(({ seq }) => seq)), serverNow: now.getTime() }
}
