import { type Ack, maxEvents, type SittingEvent } from './events.ts'
import { recordingIn } from './recordings.ts'
import { retryDelay } from './retry-delay.ts'

/** How long sending waits for more changes, in milliseconds (docs/protocol.md 5); recording never waits. */
export const sendWait = 500

export type QueuedEvent = {
  readonly event: SittingEvent
  /** typed text: the next key of the same item takes its place while it has not left */
  readonly typed: boolean
  /** has left once; the server may have it, whatever became of the answer */
  readonly sent: boolean
}

/** An event that does not count, kept so that it can be shown. */
export type ApartEvent = {
  readonly event: SittingEvent
  readonly status: 'refused' | 'late' | 'locked'
  readonly code: string | null
}

/**
 * What a client holds of a sitting until the server has it. Plain data: it is stored at each change before anything is
 * sent, so that a kill in between loses nothing.
 */
export type Outbox = {
  readonly sittingId: string
  readonly device: string
  /** SITTING_Start has been answered; before that nothing else is sent */
  readonly started: boolean
  /** the highest seq seen in this sitting, of this client or another */
  readonly highestSeq: number
  /** in the order of seq */
  readonly queue: readonly QueuedEvent[]
  readonly apart: readonly ApartEvent[]
  /** how many events the next batch carries at most: fewer while the server refuses whole envelopes */
  readonly batchLimit: number
  readonly failures: number
  /** milliseconds to wait before the next call */
  readonly delay: number
  readonly finishKey: string | null
  /** milliseconds since 1970 UTC, from the receipt */
  readonly handedInAt: number | null
  /** why the server will not have this sitting (no attempts left, not its pupil): nothing is sent, and everything is kept */
  readonly refusal: string | null
}

export type OutboxAction =
  | ({ type: 'record'; typed: boolean } & Omit<SittingEvent, 'seq' | 'device'>)
  /** another tab's number, or the server's */
  | { type: 'seqSeen'; seq: number }
  | { type: 'sent'; ids: readonly string[] }
  /** `earlier` is what an earlier page of this device still held of the sitting that was answered */
  | { type: 'started'; sittingId: string; highestSeq: number; earlier: Outbox | null }
  | { type: 'acknowledged'; acks: readonly Ack[]; maxSeq: number }
  /** the server refused the whole batch (400, 413) */
  | { type: 'rejected'; ids: readonly string[]; code: string }
  /** the server will have nothing of this sitting: its start, its events or its hand-in (403, 404, 409) */
  | { type: 'refused'; code: string }
  /** somebody asks to send once more what was refused */
  | { type: 'tryAgain' }
  /** no answer, or one that asks to come again; retryAfter in milliseconds */
  | { type: 'failed'; chance: number; retryAfter: number | null }
  /** `key` is a new uuid; the one given first stays, so that a second press is the same hand-in */
  | { type: 'handIn'; key: string }
  | { type: 'handedIn'; finishedAt: number }

export const emptyOutbox = (sittingId: string, device: string): Outbox => ({
  sittingId,
  device,
  started: false,
  highestSeq: 0,
  queue: [],
  apart: [],
  batchLimit: maxEvents,
  failures: 0,
  delay: sendWait,
  finishKey: null,
  handedInAt: null,
  refusal: null,
})

const sameBox = (one: SittingEvent, other: Pick<SittingEvent, 'item' | 'take'>): boolean =>
  one.item === other.item && one.take === other.take

const record = (outbox: Outbox, action: Extract<OutboxAction, { type: 'record' }>): Outbox => {
  const { type: _, typed, ...given } = action
  const seq = outbox.highestSeq + 1
  const gives = (queued: QueuedEvent): boolean =>
    typed && queued.typed && !queued.sent && queued.event.kind === 'draft' && sameBox(queued.event, given)
  return {
    ...outbox,
    highestSeq: seq,
    queue: [
      ...outbox.queue.filter((queued) => !gives(queued)),
      { event: { ...given, seq, device: outbox.device }, typed, sent: false },
    ],
  }
}

/**
 * Another sitting of the paper was open: the queue goes to it, behind what this device still holds of it. The events are
 * numbered anew: made without knowing of the other answers, they would lose to all of them, though the pupil gave them
 * last. None has left. Outboxes of older sittings are emptied before a new one is started, so the sitting that is moved
 * into has no hand-in that waits to be sent.
 */
const moved = (outbox: Outbox, action: Extract<OutboxAction, { type: 'started' }>): Outbox => {
  const held = action.earlier
  const base = Math.max(action.highestSeq, held?.highestSeq ?? 0)
  const renumbered = outbox.queue.map((queued, index) => ({
    ...queued,
    event: { ...queued.event, seq: base + index + 1 },
  }))
  return {
    ...outbox,
    sittingId: action.sittingId,
    highestSeq: base + renumbered.length,
    queue: [...(held?.queue ?? []), ...renumbered],
    apart: [...(held?.apart ?? []), ...outbox.apart],
  }
}

const answered = { failures: 0, delay: sendWait } as const

const started = (outbox: Outbox, action: Extract<OutboxAction, { type: 'started' }>): Outbox => ({
  ...(action.sittingId === outbox.sittingId
    ? { ...outbox, highestSeq: Math.max(outbox.highestSeq, action.highestSeq) }
    : moved(outbox, action)),
  started: true,
  ...answered,
})

const acknowledged = (outbox: Outbox, acks: readonly Ack[], maxSeq: number): Outbox => {
  const byId = new Map(acks.map((ack) => [ack.id, ack]))
  const apart = outbox.queue.flatMap(({ event }): ApartEvent[] => {
    const ack = byId.get(event.id)
    const status = ack?.status === 'duplicate' ? ack.logged : ack?.status
    if (status !== 'refused' && status !== 'late' && status !== 'locked') return []
    return [{ event, status, code: ack?.code ?? null }]
  })
  return {
    ...outbox,
    ...answered,
    batchLimit: maxEvents,
    highestSeq: Math.max(outbox.highestSeq, maxSeq),
    queue: outbox.queue.filter(({ event }) => !byId.has(event.id)),
    apart: [...outbox.apart, ...apart],
  }
}

/** A batch that is refused as a whole is halved until the event that spoils it is alone; that one is set apart. */
const rejected = (outbox: Outbox, ids: readonly string[], code: string): Outbox =>
  ids.length > 1
    ? { ...outbox, ...answered, batchLimit: Math.floor(ids.length / 2) }
    : acknowledged(
        outbox,
        ids.map((id) => ({ id, status: 'refused', code })),
        outbox.highestSeq,
      )

export const outboxReducer = (outbox: Outbox, action: OutboxAction): Outbox => {
  switch (action.type) {
    case 'record':
      return record(outbox, action)
    case 'seqSeen':
      return { ...outbox, highestSeq: Math.max(outbox.highestSeq, action.seq) }
    case 'sent': {
      const ids = new Set(action.ids)
      return { ...outbox, queue: outbox.queue.map((one) => (ids.has(one.event.id) ? { ...one, sent: true } : one)) }
    }
    case 'started':
      return started(outbox, action)
    case 'acknowledged':
      return acknowledged(outbox, action.acks, action.maxSeq)
    case 'rejected':
      return rejected(outbox, action.ids, action.code)
    case 'refused':
      return { ...outbox, ...answered, refusal: action.code }
    case 'tryAgain':
      return { ...outbox, ...answered, refusal: null }
    case 'failed': {
      const failures = outbox.failures + 1
      return { ...outbox, failures, delay: retryDelay(failures, action.chance, action.retryAfter) }
    }
    case 'handIn':
      return { ...outbox, finishKey: outbox.finishKey ?? action.key, delay: outbox.failures > 0 ? outbox.delay : 0 }
    case 'handedIn':
      return { ...outbox, ...answered, handedInAt: action.finishedAt }
  }
}

export type NextCall =
  | { readonly call: 'start'; readonly sittingId: string }
  | { readonly call: 'append'; readonly sittingId: string; readonly events: readonly SittingEvent[] }
  | { readonly call: 'finish'; readonly sittingId: string; readonly key: string }

/** What leaves together: an answer with a recording goes alone, since its recording goes first (docs/protocol.md 6). */
const batchOf = ({ queue, batchLimit }: Outbox): SittingEvent[] => {
  const spoken = queue.findIndex(({ event }) => recordingIn(event.response) !== null)
  const max = spoken < 0 ? batchLimit : Math.min(batchLimit, Math.max(1, spoken))
  return queue.slice(0, max).map(({ event }) => event)
}

/**
 * What to send next, one call at a time, after `delay`: the start, then the events in order, then the hand-in; nothing
 * while the server refuses the sitting.
 */
export const nextCall = (outbox: Outbox): NextCall | null => {
  const { sittingId, started, queue, finishKey, handedInAt, refusal } = outbox
  if (refusal !== null) return null
  if (!started) return { call: 'start', sittingId }
  if (queue.length > 0) return { call: 'append', sittingId, events: batchOf(outbox) }
  return finishKey !== null && handedInAt === null ? { call: 'finish', sittingId, key: finishKey } : null
}

export type Shown = { readonly state: 'saved' | 'waiting' } | { readonly state: 'handedIn'; readonly at: number }

/** What the pupil sees: saved only once the server has everything. What is set apart (`apart`) is shown beside it. */
export const shown = ({ queue, finishKey, handedInAt }: Outbox): Shown => {
  if (queue.length > 0 || (finishKey !== null && handedInAt === null)) return { state: 'waiting' }
  return handedInAt === null ? { state: 'saved' } : { state: 'handedIn', at: handedInAt }
}
