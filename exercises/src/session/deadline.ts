import { behaviours, type SittingKind, type SittingState } from './behaviours.ts'

/** The end of a sitting's time. Moments are milliseconds since 1970 UTC. */

/** When a sitting that starts now ends, whether its page is open or not (D23); null for kinds without a time. */
export const deadlineOf = (kind: SittingKind, startedAt: number): number | null => {
  const { duration } = behaviours[kind]
  return duration === null ? null : startedAt + duration
}

/** The late window: how long after the deadline an answer given before it still counts (H011), in milliseconds. */
export const lateSyncWindow = 86_400_000

/**
 * Whether anything of a sitting may still arrive, be it to count or to stand beside what counts: while it is open, and
 * within the late window after its end.
 */
export const mayArrive = (
  { state, startedAt, deadlineAt, finishedAt }: Clocked & { readonly startedAt: number },
  now: number,
): boolean => state === 'open' || now <= (finishedAt ?? deadlineAt ?? startedAt) + lateSyncWindow

/** What is known of a sitting's end. */
export type Clocked = {
  readonly state: SittingState
  readonly deadlineAt: number | null
  readonly finishedAt: number | null
}

/** Whether the clock has ended the sitting: a finish at or after the deadline only confirms that end. */
const endedByClock = ({ state, deadlineAt, finishedAt }: Clocked, now: number): boolean => {
  if (deadlineAt === null || state === 'left') return false
  if (state === 'open') return now >= deadlineAt
  return state === 'closed' || (finishedAt !== null && finishedAt >= deadlineAt)
}

/**
 * The first moment at which nothing can count any more for a sitting that the clock has ended; null for one that runs, and
 * for one that was left or handed in before, which is closed to everything that arrives later.
 */
export const settledAt = (sitting: Clocked, now: number): number | null =>
  endedByClock(sitting, now) ? (sitting.deadlineAt ?? 0) + lateSyncWindow + 1 : null

/**
 * Where a sitting stands. running: what arrives counts. settling: the clock has ended it, and what was given before the
 * deadline counts when it arrives within the late window. settled: nothing counts any more.
 */
export type DeadlineState = 'running' | 'settling' | 'settled'

export const deadlineState = (sitting: Clocked, now: number): DeadlineState => {
  const settles = settledAt(sitting, now)
  if (settles !== null) return now < settles ? 'settling' : 'settled'
  return sitting.state === 'open' ? 'running' : 'settled'
}
