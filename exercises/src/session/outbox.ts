import type { SittingEvent } from './envelope.ts'
import { type Ack, maxEvents } from './events.ts'
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
  /** what was said in it has no room on the server now: everything else goes first, and it is tried again later */
  readonly noRoom?: true
  /** its moment was reckoned while only the server could have told the time: it is reckoned anew before it leaves (H162) */
  readonly doubtful?: true
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
  /** milliseconds to wait before what had no room is tried again */
  readonly roomWait?: number
}

export type OutboxAction =
  | ({ type: 'record'; typed: boolean; doubtful?: boolean } & Omit<SittingEvent, 'seq' | 'device'>)
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
  /** what was said in these has no room on the server now (507); retryAfter in milliseconds */
  | { type: 'noRoom'; ids: readonly string[]; chance: number; retryAfter: number | null }
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
  const { type: _, typed, doubtful = false, ...given } = action
  const seq = outbox.highestSeq + 1
  const gives = (queued: QueuedEvent): boolean =>
    typed && queued.typed && !queued.sent && queued.event.kind === 'draft' && sameBox(queued.event, given)
  return {
    ...outbox,
    highestSeq: seq,
    queue: [
      ...outbox.queue.filter((queued) => !gives(queued)),
      { event: { ...given, seq, device: outbox.device }, typed, sent: false, ...(doubtful && { doubtful }) },
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

/** What leaves has its recording on the server: where there was no room for it there is again, also for the others. */
const sent = (outbox: Outbox, ids: ReadonlySet<string>): Outbox => {
  const isRoom = outbox.queue.some(({ event, noRoom }) => noRoom && ids.has(event.id))
  return {
    ...outbox,
    queue: outbox.queue.map(({ noRoom, ...one }) => ({
      ...one,
      sent: one.sent || ids.has(one.event.id),
      ...(noRoom && !isRoom && { noRoom }),
    })),
  }
}

/** When nobody says when there may be room again, in milliseconds. */
const usualRoomWait = 900_000

/** What has no room steps aside and stays in the queue: it has not arrived, and nothing waits for it. */
const noRoom = (outbox: Outbox, { ids, chance, retryAfter }: Extract<OutboxAction, { type: 'noRoom' }>): Outbox => {
  const aside = new Set(ids)
  return {
    ...outbox,
    ...answered,
    queue: outbox.queue.map((one) => (aside.has(one.event.id) ? { ...one, noRoom: true } : one)),
    roomWait: retryDelay(1, chance, retryAfter ?? usualRoomWait),
  }
}

export const outboxReducer = (outbox: Outbox, action: OutboxAction): Outbox => {
  switch (action.type) {
    case 'record':
      return record(outbox, action)
    case 'seqSeen':
      return { ...outbox, highestSeq: Math.max(outbox.highestSeq, action.seq) }
    case 'sent':
      return sent(outbox, new Set(action.ids))
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
    case 'noRoom':
      return noRoom(outbox, action)
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
  const going = queue.filter(({ noRoom }) => !noRoom)
  const spoken = going.findIndex(({ event }) => recordingIn(event.response) !== null)
  const max = spoken < 0 ? batchLimit : Math.min(batchLimit, Math.max(1, spoken))
  return going.slice(0, max).map(({ event }) => event)
}

/** The answers whose recordings have no room on the server now. */
export const withoutRoom = ({ queue }: Outbox): SittingEvent[] =>
  queue.flatMap(({ event, noRoom }) => (noRoom ? [event] : []))

/**
 * What to send next, one call at a time, after `waitOf`: the start, then the events in order, then the hand-in, then what
 * had no room; nothing while the server refuses the sitting.
 */
export const nextCall = (outbox: Outbox): NextCall | null => {
  const { sittingId, started, finishKey, handedInAt, refusal } = outbox
  if (refusal !== null) return null
  if (!started) return { call: 'start', sittingId }
  const events = batchOf(outbox)
  if (events.length > 0) return { call: 'append', sittingId, events }
  if (finishKey !== null && handedInAt === null) return { call: 'finish', sittingId, key: finishKey }
  const aside = withoutRoom(outbox).slice(0, 1)
  return aside.length > 0 ? { call: 'append', sittingId, events: aside } : null
}

/** Whether nothing else is left to send than what had no room. */
export const triesRoomAgain = (outbox: Outbox): boolean => {
  const next = nextCall(outbox)
  return next?.call === 'append' && withoutRoom(outbox).some(({ id }) => id === next.events[0]?.id)
}

/** Whether there are answers whose moments only the server can tell. */
export const isDoubtful = ({ queue }: Outbox): boolean => queue.some(({ doubtful }) => doubtful)

/** How long the next call waits, in milliseconds. */
export const waitOf = (outbox: Outbox): number =>
  triesRoomAgain(outbox) ? (outbox.roomWait ?? usualRoomWait) : outbox.delay

export type Shown =
  | { readonly state: 'saved' | 'waiting' | 'noRoom' }
  | { readonly state: 'handedIn'; readonly at: number }

/**
 * What the pupil sees: saved, and handed in, only once the server has everything. noRoom: it has all but what was said,
 * for which there is no room today. What is set apart (`apart`) is shown beside it.
 */
export const shown = ({ queue, finishKey, handedInAt }: Outbox): Shown => {
  if (queue.some(({ noRoom }) => !noRoom) || (finishKey !== null && handedInAt === null)) return { state: 'waiting' }
  if (queue.length > 0) return { state: 'noRoom' }
  return handedInAt === null ? { state: 'saved' } : { state: 'handedIn', at: handedInAt }
}
