import {
  answeredBy,
  deadlineOf,
  emptyOutbox,
  givesFeedback,
  isDoubtful,
  nextCall,
  type Outbox,
  type OutboxAction,
  outboxReducer,
  type SavedClock,
  triesRoomAgain,
} from '@phuong/exercises/session'
import type { AppendAnswer, FinishAnswer, Receipt, SittingAnswer, StartAnswer } from '../sending/calls.ts'
import { placeOf, type SittingStart } from './start.ts'

/** What this browser keeps of one sitting; plain data, rules without clock, chance and storage. Moments are ms. */
export type SittingRow = {
  readonly userId: string
  readonly sittingId: string
  /** the ids that it was opened under here: a page follows its sitting by one of them, also when the server had another */
  readonly tracks: readonly string[]
  readonly place: string
  readonly start: SittingStart
  /** begun anew though another one was open (D23) */
  readonly fresh: boolean
  /** by the device's date, for the order of sittings of this browser alone */
  readonly createdAt: number
  /** by the server's time as far as it was known */
  readonly beganAt: number
  readonly outbox: Outbox
  readonly answered: Omit<StartAnswer, 'answers' | 'document'> | null
  readonly answers: Readonly<Record<string, SittingAnswer>>
  /** by item, what names a recording and is not handed in (H176); undefined in a row of an older page */
  readonly said?: Readonly<Record<string, unknown>>
  readonly clock: SavedClock | null
  readonly receipt: Receipt | null
  /** another one of the same paper was begun after it */
  readonly left: boolean
}

/** Under this name the paper of a sitting is kept. */
export const paperName = ({ tracks }: Pick<SittingRow, 'tracks'>): string => tracks[0] ?? ''

export const isSittingRow = (value: unknown): value is SittingRow =>
  typeof value === 'object' && value !== null && 'userId' in value && 'sittingId' in value && 'outbox' in value

export type NewRow = Pick<
  SittingRow,
  'userId' | 'sittingId' | 'start' | 'fresh' | 'createdAt' | 'beganAt' | 'clock'
> & {
  device: string
}

export const newRow = ({ device, ...given }: NewRow): SittingRow => ({
  ...given,
  tracks: [given.sittingId],
  place: placeOf(given.start),
  outbox: emptyOutbox(given.sittingId, device),
  answered: null,
  answers: {},
  receipt: null,
  left: false,
})

/** Handed in, left, or ended by the server: nothing is answered any more. */
export const isOver = ({ left, outbox, answered }: SittingRow): boolean =>
  left || outbox.finishKey !== null || (answered !== null && answered.state !== 'open')

/** The sitting of a paper that is under way here, the newest if several are. */
export const currentOf = (rows: readonly SittingRow[], place: string): SittingRow | null =>
  rows
    .filter((row) => row.place === place && !isOver(row))
    .reduce<SittingRow | null>((best, row) => (best === null || row.createdAt >= best.createdAt ? row : best), null)

/**
 * One sitting as two tabs saw it, each with answers that the other may not know: `kept` is what one of them has put back
 * after the device had lost it (docs/decisions/0034-without-storage.md). What both have sent already goes once more, which
 * the server takes for the same.
 */
export const joinedRow = (kept: SittingRow, seen: SittingRow): SittingRow => {
  const { outbox } = kept
  const known = new Set(outbox.queue.map(({ event }) => event.id))
  const marked = Object.values(kept.answers).filter(({ verdict }) => verdict !== null)
  return {
    ...kept,
    tracks: [...new Set([...kept.tracks, ...seen.tracks])],
    answered: kept.answered ?? seen.answered,
    said: { ...seen.said, ...kept.said },
    answers: { ...kept.answers, ...seen.answers, ...Object.fromEntries(marked.map((answer) => [answer.item, answer])) },
    receipt: kept.receipt ?? seen.receipt,
    left: kept.left || seen.left,
    outbox: {
      ...outbox,
      started: outbox.started || seen.outbox.started,
      highestSeq: Math.max(outbox.highestSeq, seen.outbox.highestSeq),
      queue: [...outbox.queue, ...seen.outbox.queue.filter(({ event }) => !known.has(event.id))].toSorted(
        (one, other) => one.event.seq - other.event.seq,
      ),
      finishKey: outbox.finishKey ?? seen.outbox.finishKey,
      handedInAt: outbox.handedInAt ?? seen.outbox.handedInAt,
    },
  }
}

/** Something of it has not reached the server. */
export const waits = ({ outbox: { queue, finishKey, handedInAt } }: SittingRow): boolean =>
  queue.length > 0 || (finishKey !== null && handedInAt === null)

/**
 * Whether a call of it may leave now. The start of a paper waits until what this browser holds of earlier sittings of that
 * paper has arrived: the server would take it for late. It does not wait for room.
 */
export const mayLeave = (row: SittingRow, rows: readonly SittingRow[]): boolean => {
  const next = nextCall(row.outbox)
  if (next === null) return false
  if (next.call !== 'start') return true
  const comesFirst = ({ outbox }: SittingRow) => nextCall(outbox) !== null && !triesRoomAgain(outbox)
  return !rows.some(
    (other) => other !== row && other.place === row.place && other.createdAt < row.createdAt && comesFirst(other),
  )
}

export const act = (row: SittingRow, action: OutboxAction): SittingRow => ({
  ...row,
  outbox: outboxReducer(row.outbox, action),
})

type Given = {
  id: string
  item: string
  response: unknown
  typed: boolean
  take?: number
  clientAt: number
  /** only the server can tell when that was (H162) */
  doubtful: boolean
  clock: SavedClock
}

/** What was said and is not handed in, without that of one item. */
export const withoutDraft = ({ said = {} }: SittingRow, item: string): NonNullable<SittingRow['said']> => {
  const { [item]: _, ...others } = said
  return others
}

/** One more answer. With feedback an item is answered once; a sitting that is over takes none. */
export const recorded = (row: SittingRow, { take, clock, ...given }: Given): SittingRow | null => {
  const feedback = givesFeedback(row.start.kind)
  if (isOver(row) || (feedback && take === undefined && given.item in row.answers)) return null
  const { item, response } = given
  return {
    ...act(row, {
      type: 'record',
      ...given,
      response: response as never,
      kind: answeredBy(row.start.kind),
      ...(take !== undefined && { take }),
    }),
    answers: { ...row.answers, [item]: { item, response, verdict: null } },
    said: withoutDraft(row, item),
    clock,
  }
}

/** Whether the next answers wait for the server's time: a sitting that ends judges them by the moment they were given. */
export const awaitsTime = (row: SittingRow): boolean =>
  row.outbox.started && deadlineIn(row) !== null && isDoubtful(row.outbox)

/**
 * What counts after the server told its answers. Without feedback what has not arrived yet was given last; with feedback
 * the first one stored has won (D21).
 */
const mergedAnswers = (row: SittingRow, told: readonly SittingAnswer[]): SittingRow['answers'] => {
  const own = row.outbox.queue.map(({ event }) => ({ item: event.item, response: event.response, verdict: null }))
  const order = givesFeedback(row.start.kind) ? [...own, ...told] : [...told, ...own]
  return Object.fromEntries(order.map((answer) => [answer.item, answer]))
}

/**
 * The start was answered, perhaps with another sitting that was open: the queue goes there, and joins what this browser
 * held of it.
 * @returns the row, and the id of one that it takes the place of
 */
export const afterStart = (
  rows: readonly SittingRow[],
  row: SittingRow,
  { answers, document: _, ...answered }: StartAnswer,
  clock: SavedClock,
): { row: SittingRow; gone: string | null } => {
  const { sittingId } = answered
  const moved = sittingId !== row.sittingId
  const other = moved ? (rows.find((one) => one.sittingId === sittingId) ?? null) : null
  const started = act(row, {
    type: 'started',
    sittingId,
    highestSeq: answered.maxSeq,
    earlier: other?.outbox ?? null,
  })
  const joined = {
    ...started,
    sittingId,
    tracks: [...row.tracks, ...(other?.tracks ?? [])],
    fresh: false,
    answered,
    said: { ...other?.said, ...row.said },
    clock,
  }
  return { row: { ...joined, answers: mergedAnswers(joined, answers) }, gone: moved ? row.sittingId : null }
}

/**
 * The server has judged events: what it has is off the queue, and its verdicts are the record, with what it tells beside
 * them (docs/protocol.md 5, D20).
 */
export const afterAppend = (row: SittingRow, { acks, maxSeq }: AppendAnswer, clock: SavedClock): SittingRow => {
  const sent = new Map(row.outbox.queue.map(({ event }) => [event.id, event]))
  const marked = acks.flatMap((ack): SittingAnswer[] => {
    const event = sent.get(ack.id)
    const counts = ack.status === 'stored' || (ack.status === 'duplicate' && (ack.logged ?? 'stored') === 'stored')
    if (!event || !ack.verdict || !counts) return []
    const { verdict, right, explain } = ack
    return [{ item: event.item, response: event.response, verdict, right, explain }]
  })
  const answers = Object.fromEntries(marked.map((answer) => [answer.item, answer]))
  return {
    ...act(row, { type: 'acknowledged', acks: [...acks], maxSeq }),
    answers: { ...row.answers, ...answers },
    clock,
  }
}

/** Another device had answered first, or last: its answer is the one that counts, and only the server knows it (D21). */
export const needsAnswers = ({ acks }: AppendAnswer): boolean =>
  acks.some(({ status, logged, outdone }) => status === 'locked' || logged === 'locked' || outdone === true)

/** What counts, told anew. */
export const afterTold = (row: SittingRow, { answers, document: _, ...answered }: StartAnswer): SittingRow => ({
  ...row,
  answered,
  answers: mergedAnswers(row, answers),
})

export const afterFinish = (
  row: SittingRow,
  { serverNow: _, ...receipt }: FinishAnswer,
  clock: SavedClock,
): SittingRow => ({
  ...act(row, { type: 'handedIn', finishedAt: receipt.finishedAt }),
  receipt,
  clock,
})

/** Until when it may be answered: the server's word, before it has spoken the time that its kind has (D23). */
export const deadlineIn = ({ answered, start, beganAt }: SittingRow): number | null =>
  answered ? answered.deadlineAt : deadlineOf(start.kind, beganAt)

/** How long a sitting that is over and has arrived stays here for its result page, in ms: a day. */
const keptAfter = 86_400_000

/** What nobody needs here any more. */
export const outdated = (row: SittingRow, wall: number): boolean =>
  isOver(row) && !waits(row) && wall - row.createdAt > keptAfter
