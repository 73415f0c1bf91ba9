import { refuse } from '@phuong/domain/refusals'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import { faultCode } from '../../faults.ts'
import { tell } from '../notices/tell.ts'
import { workSubmitted } from '../notices/work-submitted.ts'
import { type Ended, endSittings } from './end.ts'
import { type HeldSitting, holdSitting, type StoredReceipt, shownOf } from './held.ts'

export type Receipt = {
  sittingId: string
  finishedAt: number
  count: number
  hash: string
  Score: number | null
  Star: number | null
  late: boolean
  serverNow: number
}

/**
 * The receipt as it is answered; the score stays out as long as the pupil does not see it (docs/protocol.md 5
 * 'Attempts').
 */
export const receiptOf = (
  { id, finishedAt, receipt }: { id: string; finishedAt: Date; receipt: StoredReceipt },
  showsScore: boolean,
  now: Date,
): Receipt => ({
  sittingId: id,
  finishedAt: finishedAt.getTime(),
  count: receipt.count,
  hash: receipt.hash,
  Score: showsScore ? receipt.Score : null,
  Star: showsScore ? receipt.Star : null,
  late: receipt.late,
  serverNow: now.getTime(),
})

const isKeyTaken = (fault: unknown): boolean =>
  faultCode(fault) === '23505' &&
  fault instanceof Error &&
  'constraint' in fault &&
  fault.constraint === 'sittings_finish_key'

/** Tells those who mark in the class that the pupil has handed in (B-144). */
const tellTeachers = async (tx: Db, { work, userId, userName, attempt }: HeldSitting, now: Date): Promise<void> => {
  if (work?.schoolClass == null) return
  const { schoolClass } = work
  const about = {
    assignmentId: work.id,
    classId: schoolClass.id,
    className: schoolClass.name,
    title: work.title,
    exerciseType: work.type,
    markers: schoolClass.markers,
    studentId: userId,
    studentName: userName,
    attempt,
  }
  await tell(tx, workSubmitted, about, { now, senderId: userId })
}

/**
 * Hands in a sitting that the caller holds, whichever door it comes through: what is over already stays as it ended.
 * @throws KEY_REUSED, SITTING_LEFT
 */
export const handIn = async (
  tx: Db,
  held: HeldSitting,
  how: { now: Date; key: string; postedHash?: Buffer },
): Promise<Pick<Ended, 'state' | 'finishedAt' | 'receipt'> & { handedIn: number }> => {
  if (held.state === 'left') throw refuse('SITTING_LEFT')
  const { state, finishedAt, receipt, handedIn } = held
  if (state !== 'open' && finishedAt !== null && receipt !== null) return { state, finishedAt, receipt, handedIn }
  try {
    const [ended] = await endSittings(tx, [held], how)
    if (ended === undefined) throw refuse('NOT_FOUND')
    await tellTeachers(tx, held, how.now)
    return { ...ended, handedIn: handedIn + 1 }
  } catch (fault) {
    throw isKeyTaken(fault) ? refuse('KEY_REUSED') : fault
  }
}

/** Hands in an own sitting and answers its receipt; see SITTING_Finish. */
export const finishSitting = async (
  tx: Db,
  { user, now, sittingId, key }: { user: Pick<SessionUser, 'id'>; now: Date; sittingId: string; key: string },
): Promise<Receipt> => {
  const held = await holdSitting(tx, sittingId, user.id)
  const { finishedAt, receipt, ...ended } = await handIn(tx, held, { now, key })
  const { score } = shownOf({ ...held, ...ended, finishedAt }, now)
  return receiptOf({ id: held.id, finishedAt, receipt }, score, now)
}
