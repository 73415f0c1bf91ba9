import { Refusal, refuse } from '@phuong/domain/refusals'
import { type Ack, maxEvents, recordingIn, type WorkFileHead } from '@phuong/exercises/session'
import { sql } from 'kysely'
import { marksIn } from '../../access/assignments.ts'
import type { SessionUser } from '../../access/session-user.ts'
import { marksWork, ofSitting } from '../../access/sittings.ts'
import type { Context } from '../../context.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { storeSpoken } from '../files/recordings.ts'
import { appendEvents } from '../sittings/append.ts'
import { finishSitting } from '../sittings/finish.ts'
import { holdSitting } from '../sittings/held.ts'
import { type OpenedWork, refuseFile } from './open.ts'

/** What became of a file: its answers by their fate, and its hand-in. */
export type TakenWork = {
  sittingId: string
  studentId: string
  studentName: string
  attempt: number
  stored: number
  duplicate: number
  locked: number
  late: number
  refused: number
  /** none: the pupil has not asked for it; before: it was over already; left: another attempt has taken its place */
  handIn: 'none' | 'now' | 'before' | 'left'
  changed: boolean
}

type Taker = Context<SessionUser>

/** @throws NOT_FOUND for an assignment that was given to no class in which the caller marks */
const assertOwn = async (db: Db, user: SessionUser, assignmentId: string): Promise<void> => {
  const { rows } = await sql`select from assignments
    join assignment_classes on assignment_classes.assignment_id = assignments.id
    join classes on classes.id = assignment_classes.class_id
    where assignments.id = ${assignmentId} and assignments.deleted_at is null and ${marksIn(user)} limit 1`.execute(db)
  if (rows.length === 0) throw refuse('NOT_FOUND')
}

/** The pupil of the sitting that a file names. @throws BAD_PARAMETERS where the file has no business with this assignment */
const pupilOf = async (
  db: Db,
  user: SessionUser,
  assignmentId: string,
  { pupilId, sittingId, attempt, assignmentId: named }: WorkFileHead,
): Promise<{ id: string; name: string }> => {
  if (named !== null && named !== assignmentId) throw refuseFile('otherWork')
  const { rows } = await sql<{ name: string; assignmentId: string | null; isOwn: boolean }>`
    select pupil.full_name as name, held.assignment_id as "assignmentId", ${marksWork(user, ofSitting)} as "isOwn"
    from sittings as held join users as pupil on pupil.id = held.user_id and pupil.status <> 'DELETED'
    where held.id = ${sittingId} and held.user_id = ${pupilId} and held.attempt = ${attempt}`.execute(db)
  const [found] = rows
  if (found === undefined) throw refuseFile('unknown')
  if (found.assignmentId !== assignmentId) throw refuseFile('otherWork')
  if (!found.isOwn) throw refuseFile('otherClass')
  return { id: pupilId, name: found.name }
}

/** Stores what was said in the answers of the file; an answer whose recording is not taken is refused by itself. */
const storeSounds = async (context: Taker, pupilId: string, { head, events, sounds }: OpenedWork): Promise<void> => {
  const named = new Set(events.flatMap((event) => recordingIn(responseOf(event)) ?? []))
  for (const id of named) {
    const bytes = sounds.get(id)
    if (bytes === undefined) continue
    const place = { sittingId: head.sittingId, id }
    await storeSpoken({ ...context, user: { id: pupilId } }, place, { bytes, name: id }).catch((fault) => {
      if (!(fault instanceof Refusal) || fault.status >= 500) throw fault
    })
  }
}

const responseOf = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'response' in event ? event.response : null

/** Events as they leave a browser: so many at a time. */
const envelopes = (events: readonly unknown[]): (readonly unknown[])[] =>
  Array.from({ length: Math.ceil(events.length / maxEvents) }, (_, at) =>
    events.slice(at * maxEvents, (at + 1) * maxEvents),
  )

const countOf = (acks: readonly Ack[], status: Ack['status']): number =>
  acks.filter((ack) => ack.status === status).length

/** Puts the answers into the log and hands in, as SITTING_Append and SITTING_Finish do for the pupil. */
const bringIn = async (
  tx: Db,
  now: Date,
  pupil: { id: string },
  { head: { sittingId }, events, finishKey: key }: OpenedWork,
): Promise<{ acks: readonly Ack[]; handIn: TakenWork['handIn'] }> => {
  const acks: Ack[] = []
  for (const envelope of envelopes(events))
    acks.push(...(await appendEvents(tx, { user: pupil, now, sittingId, events: envelope })).acks)
  if (key === null) return { acks, handIn: 'none' }
  const { state } = await holdSitting(tx, sittingId, pupil.id)
  if (state === 'left') return { acks, handIn: 'left' }
  await finishSitting(tx, { user: pupil, now, sittingId, key })
  return { acks, handIn: state === 'open' ? 'now' : 'before' }
}

/**
 * Takes a file of a pupil's work for the teacher of the class (D28, R5): what was said, the answers and the hand-in go the
 * way that they would have gone from the pupil's device, judged by the moment at which they arrive here. The same file
 * again, or the device after it, finds everything there.
 * @throws NOT_FOUND for an assignment that is not the caller's, BAD_PARAMETERS with the reason for a file that does not
 * belong to it, KEY_REUSED when its hand-in is known as one of another sitting
 */
export const takeWorkFile = async (
  context: Taker,
  { assignmentId, file }: { assignmentId: string; file: string },
): Promise<TakenWork> => {
  const { db, user, now } = context
  await assertOwn(db, user, assignmentId)
  const work = (await context.services.workFiles()).open(file)
  const pupil = await pupilOf(db, user, assignmentId, work.head)
  await storeSounds(context, pupil.id, work)
  return inTransaction(db, async (tx) => {
    const { acks, handIn } = await bringIn(tx, now, pupil, work)
    const { sittingId, attempt } = work.head
    const counts = {
      stored: countOf(acks, 'stored'),
      duplicate: countOf(acks, 'duplicate'),
      locked: countOf(acks, 'locked'),
      late: countOf(acks, 'late'),
      refused: countOf(acks, 'refused'),
    }
    const changed = counts.stored + counts.locked + counts.late > 0 || handIn === 'now'
    if (changed)
      await audit(tx, context, {
        action: 'work-file-taken',
        actorId: user.id,
        subject: sittingId,
        details: { assignmentId, studentId: pupil.id, ...counts, handIn },
      })
    return { sittingId, studentId: pupil.id, studentName: pupil.name, attempt, ...counts, handIn, changed }
  })
}
