import { nextCall, type Reading, type SavedClock, type SittingEvent } from '@phuong/exercises/session'
import type { SittingStore } from '../../browser/sitting-store/store.ts'
import { loadSeldom } from '../seldom/load-seldom.ts'
import {
  act,
  afterAppend,
  afterFinish,
  afterStart,
  afterTold,
  awaitsTime,
  needsAnswers,
  paperName,
  type SittingRow,
} from '../state/row.ts'
import type { SittingCalls } from './calls.ts'
import { judgeFailure } from './failure.ts'
import type { SenderClock } from './sender-clock.ts'
import { recordingsIn, soundName } from './sounds.ts'

export type Connection = 'online' | 'offline' | 'signedOut'

/** What calls are made with: handed in, so that tests speak as the server. */
export type TransportParts = {
  userId: string
  store: SittingStore<SittingRow>
  calls: SittingCalls
  /** What was said, where it is still here. */
  soundOf(recording: string): Promise<Blob | null>
  /** from 0 (included) to 1 */
  chance(): number
}

/** How the line is after a call, and in how many ms the server asked to be left alone until, null where it did not. */
type Sent = {
  readonly connection: Connection | null
  readonly retryAfter: number | null
  /** another device's answer counts, and what it is could not be asked */
  readonly unasked?: boolean
}

export type Transport = {
  /** Makes one call of a sitting and keeps what it came to, a failure too. */
  send(row: SittingRow): Promise<Sent>
  /**
   * Asks the server how a started sitting stands, and keeps it.
   * @throws CallError
   */
  ask(row: SittingRow): Promise<void>
}

/** Changes what is kept of one sitting, where it is still here. */
const changesOf =
  ({ userId, store }: Pick<TransportParts, 'userId' | 'store'>) =>
  (
    sittingId: string,
    next: (row: SittingRow, rows: readonly SittingRow[]) => SittingRow,
    { strict = false, papers = {} }: { strict?: boolean; papers?: Readonly<Record<string, undefined>> } = {},
  ) =>
    store.change(
      userId,
      (rows) => {
        const row = rows.find((one) => one.sittingId === sittingId)
        return row ? { put: [next(row, rows)], papers, result: undefined } : { result: undefined }
      },
      { strict },
    )

/**
 * Takes over the time that an answer tells, for all that was given while it was doubtful (H162); the result is what is kept
 * of it. `awaited`: what was given waits for it, though the clock of this page knows the time.
 */
const makeHearing =
  ({ userId, store }: Pick<TransportParts, 'userId' | 'store'>, clock: SenderClock) =>
  async (serverNow: number, sent: Reading, awaited = false): Promise<SavedClock> => {
    const received = clock.reading()
    // before the word is taken: what it says of the leaps is said once
    const code = awaited || !clock.knowsTime() ? await loadSeldom() : null
    const word = clock.measure(serverNow, sent, received)
    if (code !== null && !word.doubtful) await store.change(userId, (rows) => code.settling(rows, word))
    return word.saved
  }

/**
 * Asks the time before answers leave that wait for it. Where the server refuses to tell it they go as they are.
 * @returns whether it was asked
 */
const askTime = async (row: SittingRow, ask: (row: SittingRow) => Promise<void>): Promise<boolean> => {
  if (!awaitsTime(row)) return false
  try {
    await ask(row)
    return true
  } catch (error) {
    if (judgeFailure(error, 'start').kind !== 'refused') throw error
    return false
  }
}

/** Carries the calls of sittings one at a time: the start, events in order, the hand-in (docs/protocol.md 5). */
export const makeTransport = (parts: TransportParts, clock: SenderClock): Transport => {
  const { userId, store, calls } = parts

  const change = changesOf(parts)
  const hear = makeHearing(parts, clock)

  const start = async (row: SittingRow): Promise<void> => {
    const sent = clock.reading()
    const answer = await calls.start(row.sittingId, row.start, row.fresh)
    const saved = await hear(answer.serverNow, sent)
    await store.change(
      userId,
      (rows) => {
        const current = rows.find((one) => one.sittingId === row.sittingId)
        if (!current) return { result: undefined }
        const after = afterStart(rows, current, answer, saved)
        return {
          put: [after.row],
          ...(after.gone !== null && { remove: [after.gone] }),
          ...(answer.document != null && { papers: { [paperName(after.row)]: answer.document } }),
          result: undefined,
        }
      },
      { strict: true },
    )
  }

  const ask = async (row: SittingRow): Promise<void> => {
    const sent = clock.reading()
    const answer = await calls.start(row.sittingId, row.start, false)
    const saved = await hear(answer.serverNow, sent, awaitsTime(row))
    if (answer.sittingId !== row.sittingId) return
    const seen = { type: 'seqSeen', seq: answer.maxSeq } as const
    await change(row.sittingId, (current) => ({ ...act(afterTold(current, answer), seen), clock: saved }))
  }

  /** @returns whether what counts still has to be asked for */
  const append = async (row: SittingRow, events: readonly SittingEvent[]): Promise<boolean> => {
    const ids = events.map(({ id }) => id)
    const unsent =
      recordingsIn(events).length > 0 ? await (await loadSeldom()).sendSounds(parts, row.sittingId, events) : null
    if (unsent !== null) {
      const chance = parts.chance()
      await change(row.sittingId, (current) =>
        act(
          current,
          'code' in unsent ? { type: 'rejected', ids, ...unsent } : { type: 'noRoom', ids, chance, ...unsent },
        ),
      )
      return false
    }
    await change(row.sittingId, (current) => act(current, { type: 'sent', ids }))
    const sent = clock.reading()
    const answer = await calls.append(row.sittingId, events)
    const saved = await hear(answer.serverNow, sent)
    const taken = new Set(answer.acks.flatMap(({ id, status }) => (status === 'refused' ? [] : [id])))
    const arrived = recordingsIn(events.filter(({ id }) => taken.has(id)))
    const papers = Object.fromEntries(arrived.map((recording) => [soundName(recording), undefined]))
    await change(row.sittingId, (current) => afterAppend(current, answer, saved), { papers })
    if (!needsAnswers(answer)) return false
    return ask(row).then(
      () => false,
      () => true,
    )
  }

  const finish = async (row: SittingRow, key: string): Promise<void> => {
    const sent = clock.reading()
    const answer = await calls.finish(row.sittingId, key)
    const saved = await hear(answer.serverNow, sent)
    await change(row.sittingId, (current) => afterFinish(current, answer, saved), { strict: true })
  }

  const failed = async (row: SittingRow, error: unknown): Promise<Sent> => {
    const next = nextCall(row.outbox)
    const failure = judgeFailure(error, next?.call ?? 'start')
    switch (failure.kind) {
      case 'signedOut':
        return { connection: 'signedOut', retryAfter: null }
      case 'retry': {
        const { retryAfter } = failure
        await change(row.sittingId, (current) => act(current, { type: 'failed', chance: parts.chance(), retryAfter }))
        return { connection: 'offline', retryAfter }
      }
      case 'rejected': {
        const ids = next?.call === 'append' ? next.events.map(({ id }) => id) : []
        await change(row.sittingId, (current) => act(current, { type: 'rejected', ids, code: failure.code }))
        return { connection: null, retryAfter: null }
      }
      case 'refused':
        await change(row.sittingId, (current) => act(current, { type: 'refused', code: failure.code }))
        return { connection: null, retryAfter: null }
    }
  }

  return {
    send: async (row) => {
      const next = nextCall(row.outbox)
      try {
        // they leave with the next call, at the moments that they have now
        if (next?.call === 'append' && (await askTime(row, ask))) return { connection: 'online', retryAfter: null }
        const unasked = next?.call === 'append' && (await append(row, next.events))
        if (next?.call === 'start') await start(row)
        else if (next?.call === 'finish') await finish(row, next.key)
        return { connection: 'online', retryAfter: null, unasked }
      } catch (error) {
        return failed(row, error)
      }
    },
    ask,
  }
}
