import type { EventRefusal, LoggedEvent, SittingEvent, SittingKind } from './events.ts'
import { givesFeedback } from './events.ts'
import { sameJson } from './same-json.ts'

/** How long after the deadline an answer given before it still counts (wire.md 5): 24 hours in milliseconds. */
export const lateSyncWindow = 86_400_000

/** The sitting as far as judging needs it; moments are milliseconds since 1970 UTC. */
export type JudgedSitting = {
  readonly kind: SittingKind
  readonly state: 'open' | 'finished' | 'closed' | 'left'
  readonly deadlineAt: number | null
  readonly finishedAt: number | null
  /** the items of the pinned paper, and whether a value can be a response to each: its shape and its ids */
  readonly items: ReadonlyMap<string, (response: unknown) => boolean>
}

export type Judgement =
  | { readonly status: 'stored' | 'locked' | 'late'; readonly lateSync: boolean }
  /** the line that stands in the log already, for the verdict of its ack */
  | { readonly status: 'duplicate'; readonly lateSync: false; readonly logged: LoggedEvent }
  | { readonly status: 'refused'; readonly lateSync: false; readonly code: EventRefusal }

const refused = (code: EventRefusal): Judgement => ({ status: 'refused', lateSync: false, code })

/** Whether both are the same act of a pupil; the moment is left out, since a retry may carry a better clock. */
const sameAct = (one: SittingEvent, other: SittingEvent): boolean =>
  one.item === other.item &&
  one.seq === other.seq &&
  one.kind === other.kind &&
  (one.take ?? null) === (other.take ?? null) &&
  one.device === other.device &&
  sameJson(one.response, other.response)

const refusalOf = (sitting: JudgedSitting, event: SittingEvent): EventRefusal | undefined => {
  const fits = sitting.items.get(event.item)
  if (!fits) return 'UNKNOWN_ITEM'
  if (givesFeedback(sitting.kind) !== (event.kind === 'submit')) return 'WRONG_KIND'
  if ((sitting.kind === 'quiz') !== (event.take !== undefined)) return 'BAD_TAKE'
  return fits(event.response) ? undefined : 'BAD_RESPONSE'
}

/**
 * Whether the event counts by its time. What a pupil left or handed in before the deadline is closed to everything that
 * arrives later; where the deadline ended the sitting, what was given before it counts for 24 h. A finish at or after the
 * deadline only confirms that end.
 */
const timeOf = (sitting: JudgedSitting, event: SittingEvent, now: number): 'inTime' | 'lateSync' | 'late' => {
  const { state, deadlineAt, finishedAt } = sitting
  const ended = deadlineAt !== null && now >= deadlineAt
  if (state === 'open' && !ended) return 'inTime'
  if (state === 'left' || !ended) return 'late'
  if (state === 'finished' && (finishedAt === null || finishedAt < deadlineAt)) return 'late'
  return event.clientAt < deadlineAt && now <= deadlineAt + lateSyncWindow ? 'lateSync' : 'late'
}

/** Whether a submit of this item, in quiz of this take, already counts: the first one stored wins (D21). */
const answeredBefore = (known: readonly LoggedEvent[], event: SittingEvent): boolean =>
  known.some(
    ({ item, kind, take, status }) =>
      status === 'stored' && kind === 'submit' && item === event.item && (take ?? null) === (event.take ?? null),
  )

/**
 * What becomes of an event that arrives at `now` (wire.md 5). `known` is the log of this sitting, or at least its lines with
 * the event's id and those with its item. Every outcome but `duplicate` and `refused` is a line to append. Events of one
 * envelope are judged in their order, each with the lines of those before it. The caller holds the sitting's row, so that
 * of two submits one is first.
 */
export const judgeEvent = ({
  sitting,
  known,
  event,
  now,
}: {
  sitting: JudgedSitting
  known: readonly LoggedEvent[]
  event: SittingEvent
  now: number
}): Judgement => {
  const logged = known.find(({ id }) => id === event.id)
  if (logged) return sameAct(logged, event) ? { status: 'duplicate', lateSync: false, logged } : refused('ID_TAKEN')

  const refusal = refusalOf(sitting, event)
  if (refusal) return refused(refusal)

  const time = timeOf(sitting, event, now)
  if (time === 'late') return { status: 'late', lateSync: false }
  if (event.kind === 'submit' && answeredBefore(known, event)) return { status: 'locked', lateSync: false }
  return { status: 'stored', lateSync: time === 'lateSync' }
}
