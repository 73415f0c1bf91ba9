import { answeredBy, behaviours, type SittingKind } from './behaviours.ts'
import { type Clocked, deadlineState } from './deadline.ts'
import type { LoggedEvent, SittingEvent } from './envelope.ts'
import type { EventRefusal } from './events.ts'
import { sameJson } from './same-json.ts'

/** The sitting as far as judging needs it; moments are milliseconds since 1970 UTC. */
export type JudgedSitting = Clocked & {
  readonly kind: SittingKind
  readonly startedAt: number
  /** the items of the pinned paper, and whether a value can be a response to each: its shape and its ids */
  readonly items: ReadonlyMap<string, (response: unknown) => boolean>
}

export type Judgement =
  | {
      readonly status: 'stored' | 'locked' | 'late'
      readonly lateSync: boolean
      /** when the answer was given, as far as it can be believed: what the log says of it */
      readonly clientAt: number
    }
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
  if (event.kind !== answeredBy(sitting.kind)) return 'WRONG_KIND'
  if (behaviours[sitting.kind].takes !== (event.take !== undefined)) return 'BAD_TAKE'
  return fits(event.response) ? undefined : 'BAD_RESPONSE'
}

/** Whether what was given at `clientAt` counts by its time. */
const timeOf = (sitting: JudgedSitting, clientAt: number, now: number): 'inTime' | 'lateSync' | 'late' => {
  const stands = deadlineState(sitting, now)
  if (stands === 'running') return 'inTime'
  const wasInTime = sitting.deadlineAt !== null && clientAt < sitting.deadlineAt
  return stands === 'settling' && wasInTime ? 'lateSync' : 'late'
}

/** Whether a submit of this item, in quiz of this take, already counts: the first one stored wins (D21). */
const answeredBefore = (known: readonly LoggedEvent[], event: SittingEvent): boolean =>
  known.some(
    ({ item, kind, take, status }) =>
      status === 'stored' && kind === 'submit' && item === event.item && (take ?? null) === (event.take ?? null),
  )

/**
 * What becomes of an event that arrives at `now` (docs/protocol.md 5). `known` is the log of this sitting, or at least
 * its lines with the event's id and those with its item. Every outcome but `duplicate` and `refused` is a line to
 * append. Events of one envelope are judged in their order, each with the lines of those before it. The caller holds
 * the sitting's row, so that of two submits one is first.
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

  // before it had started nobody could answer: a date that lies behind claims no earlier moment than the start
  const clientAt = Math.max(event.clientAt, sitting.startedAt)
  const time = timeOf(sitting, clientAt, now)
  if (time === 'late') return { status: 'late', lateSync: false, clientAt }
  if (event.kind === 'submit' && answeredBefore(known, event)) return { status: 'locked', lateSync: false, clientAt }
  return { status: 'stored', lateSync: time === 'lateSync', clientAt }
}
