import { hasRole } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { attemptsLeft } from '@phuong/domain/scoring/attempts'
import {
  behaviours,
  deadlineOf,
  deadlineState,
  givesFeedback,
  type SittingKind,
  type Verdict,
} from '@phuong/exercises/session'
import type { PublicDocument } from '@phuong/exercises/worksheet'
import { sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import { endSittings } from './end.ts'
import { clockOf, holdSitting, tellsWhy } from './held.ts'
import { readAnswers } from './lines.ts'
import { type Material, materialOf, type Why, whyOf } from './material.ts'
import { type Found, findTarget, type Wanted } from './target.ts'

export type StartInput = Wanted & { fresh?: boolean | null }

export type StartAnswer = {
  sittingId: string
  kind: SittingKind
  attempt: number
  state: Found['state']
  serverNow: number
  deadlineAt: number | null
  revision: number
  maxSeq: number
  answers: (Why & { item: string; response: unknown; seq: number; verdict: Verdict | null })[]
  attemptsLeft: number | null
  document: PublicDocument | null
}

/** Starts of one person take turns, so that two at the same moment make one sitting. */
export const takeTurn = (tx: Db, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sitting-start ${userId}`}, 0))`.execute(tx)

const documentOf = (material: Material): PublicDocument | null =>
  'worksheet' in material ? material.worksheet.shown : null

/** The sitting that is there, with what counts in it. */
const resumed = async (tx: Db, held: Found, handedIn: number, now: Date): Promise<StartAnswer> => {
  const { answers, maxSeq } = await readAnswers(tx, held.id)
  const material = await materialOf(tx, held)
  const why = tellsWhy(held, now)
  return {
    sittingId: held.id,
    kind: held.kind,
    attempt: held.attempt,
    state: held.state,
    serverNow: now.getTime(),
    deadlineAt: held.deadlineAt?.getTime() ?? null,
    revision: held.revision ?? 0,
    maxSeq,
    answers: answers.map(({ item, response, seq, verdict }) => ({
      item,
      response,
      seq,
      verdict,
      ...(why && verdict !== null && whyOf(material, item)),
    })),
    attemptsLeft: attemptsLeft(held.assignmentAttempts, handedIn),
    document: documentOf(material),
  }
}

const leave = (tx: Db, sittingId: string, now: Date) =>
  tx.updateTable('sittings').set({ state: 'left', finished_at: now }).where('id', '=', sittingId).execute()

/**
 * Opens a sitting, or answers the one that is there; see SITTING_Start. The caller's transaction is the unit of work.
 */
export const startSitting = async (
  tx: Db,
  { user, now, input }: { user: SessionUser; now: Date; input: StartInput },
): Promise<StartAnswer> => {
  // what is given is answered by pupils; a teacher's preview stays in the browser (H026)
  if (behaviours[input.kind].record !== null && !hasRole(user, 'student')) throw refuse('FORBIDDEN')
  await takeTurn(tx, user.id)
  const { target, found } = await findTarget(tx, input, user.id)

  const same = found.find(({ id }) => id === input.sittingId)
  if (same && !same.own) throw refuse('NOT_FOUND')
  const attempts = found.filter(({ ofTarget }) => ofTarget)
  let handedIn = attempts.filter(({ usedUp }) => usedUp).length
  if (same) return resumed(tx, same, handedIn, now)
  if (target === null || target.revision === null) throw refuse('NOT_FOUND')

  const open = attempts.find(({ state }) => state === 'open')
  const isOver =
    open !== undefined && deadlineState(clockOf({ ...open, finishedAt: null }), now.getTime()) !== 'running'
  if (open !== undefined && !isOver && !input.fresh) return resumed(tx, open, handedIn, now)
  // one that is over is closed with what is saved; one that gives way counts where its verdicts have been seen
  if (open !== undefined && (isOver || givesFeedback(open.kind))) handedIn++
  const left = attemptsLeft(target.attempts, handedIn)
  if (left === 0) throw refuse('NO_ATTEMPTS_LEFT')
  if (open !== undefined) {
    const held = await holdSitting(tx, open.id, user.id)
    // handed in or closed since it was looked up
    if (held.state !== 'open') return startSitting(tx, { user, now, input })
    if (isOver) await endSittings(tx, [held], { now, key: null })
    else await leave(tx, open.id, now)
  }

  const document = documentOf(await materialOf(tx, target))
  const deadlineAt = deadlineOf(input.kind, now.getTime())
  const attempt = Math.max(0, ...attempts.map((each) => each.attempt)) + 1
  await tx
    .insertInto('sittings')
    .values({
      id: input.sittingId,
      kind: input.kind,
      user_id: user.id,
      assignment_id: target.assignmentId,
      worksheet_id: target.worksheetId,
      paper_id: target.paperId,
      pinned_revision: target.revision,
      attempt,
      started_at: now,
      deadline_at: deadlineAt === null ? null : new Date(deadlineAt),
    })
    .execute()
  return {
    sittingId: input.sittingId,
    kind: input.kind,
    attempt,
    state: 'open',
    serverNow: now.getTime(),
    deadlineAt,
    revision: target.revision,
    maxSeq: 0,
    answers: [],
    attemptsLeft: left,
    document,
  }
}
