import { nextCall, type SittingEvent } from '@phuong/exercises/session'
import type { SittingStore } from '../../browser/sitting-store/store.ts'
import type { SittingCalls } from './calls.ts'
import { judgeFailure } from './failure.ts'
import {
  act,
  afterAppend,
  afterFinish,
  afterStart,
  afterTold,
  needsAnswers,
  paperName,
  type SittingRow,
} from './row.ts'
import type { SenderClock } from './sender-clock.ts'
import { recordingsIn, refusesSound, soundName } from './sounds.ts'

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

export type Transport = {
  /**
   * Makes one call of a sitting and keeps what it came to, a failure too. @returns how the line is after it, and in how
   * many ms the server asked to be left alone until, null where it did not
   */
  send(row: SittingRow): Promise<{ connection: Connection | null; retryAfter: number | null }>
  /**
   * Asks the server how a started sitting stands, and keeps it.
   * @throws CallError
   */
  ask(row: SittingRow): Promise<void>
}

/** Carries the calls of sittings one at a time: the start, events in order, the hand-in (docs/protocol.md 5). */
export const makeTransport = (parts: TransportParts, clock: SenderClock): Transport => {
  const { userId, store, calls } = parts

  const change = (
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

  const start = async (row: SittingRow): Promise<void> => {
    const sentAt = clock.steady()
    const answer = await calls.start(row.sittingId, row.start, row.fresh)
    const saved = clock.measure(answer.serverNow, sentAt)
    await store.change(
      userId,
      (rows) => {
        const held = rows.find((one) => one.sittingId === row.sittingId)
        if (!held) return { result: undefined }
        const after = afterStart(rows, held, answer, saved)
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

  /**
   * Sends what was said before the answers that name it; what lies here no more has arrived.
   * @returns why the server will not have it; null when all is there
   */
  const sendSounds = async (row: SittingRow, events: readonly SittingEvent[]): Promise<string | null> => {
    for (const recording of recordingsIn(events)) {
      const sound = await parts.soundOf(recording)
      if (sound === null) continue
      try {
        await calls.sendSound(row.sittingId, recording, sound)
      } catch (error) {
        const code = refusesSound(error)
        if (code === null) throw error
        return code
      }
    }
    return null
  }

  const append = async (row: SittingRow, events: readonly SittingEvent[]): Promise<void> => {
    const ids = events.map(({ id }) => id)
    const code = await sendSounds(row, events)
    if (code !== null) {
      await change(row.sittingId, (held) => act(held, { type: 'rejected', ids, code }))
      return
    }
    await change(row.sittingId, (held) => act(held, { type: 'sent', ids }))
    const sentAt = clock.steady()
    const answer = await calls.append(row.sittingId, events)
    const saved = clock.measure(answer.serverNow, sentAt)
    const taken = new Set(answer.acks.flatMap(({ id, status }) => (status === 'refused' ? [] : [id])))
    const arrived = recordingsIn(events.filter(({ id }) => taken.has(id)))
    const papers = Object.fromEntries(arrived.map((recording) => [soundName(recording), undefined]))
    await change(row.sittingId, (held) => afterAppend(held, answer, saved), { papers })
    if (!needsAnswers(answer)) return
    // what could not be asked now is told at the next start
    const told = await calls.start(row.sittingId, row.start, false).catch(() => null)
    if (told?.sittingId === row.sittingId) await change(row.sittingId, (held) => afterTold(held, told))
  }

  const finish = async (row: SittingRow, key: string): Promise<void> => {
    const sentAt = clock.steady()
    const answer = await calls.finish(row.sittingId, key)
    const saved = clock.measure(answer.serverNow, sentAt)
    await change(row.sittingId, (held) => afterFinish(held, answer, saved), { strict: true })
  }

  const failed = async (row: SittingRow, error: unknown): ReturnType<Transport['send']> => {
    const next = nextCall(row.outbox)
    const failure = judgeFailure(error, next?.call ?? 'start')
    switch (failure.kind) {
      case 'signedOut':
        return { connection: 'signedOut', retryAfter: null }
      case 'retry': {
        const { retryAfter } = failure
        await change(row.sittingId, (held) => act(held, { type: 'failed', chance: parts.chance(), retryAfter }))
        return { connection: 'offline', retryAfter }
      }
      case 'rejected': {
        const ids = next?.call === 'append' ? next.events.map(({ id }) => id) : []
        await change(row.sittingId, (held) => act(held, { type: 'rejected', ids, code: failure.code }))
        return { connection: null, retryAfter: null }
      }
      case 'refused':
        await change(row.sittingId, (held) => act(held, { type: 'refused', code: failure.code }))
        return { connection: null, retryAfter: null }
    }
  }

  return {
    send: async (row) => {
      const next = nextCall(row.outbox)
      try {
        if (next?.call === 'start') await start(row)
        else if (next?.call === 'append') await append(row, next.events)
        else if (next?.call === 'finish') await finish(row, next.key)
        return { connection: 'online', retryAfter: null }
      } catch (error) {
        return failed(row, error)
      }
    },
    ask: async (row) => {
      const sentAt = clock.steady()
      const told = await calls.start(row.sittingId, row.start, false)
      const saved = clock.measure(told.serverNow, sentAt)
      if (told.sittingId !== row.sittingId) return
      const seen = { type: 'seqSeen', seq: told.maxSeq } as const
      await change(row.sittingId, (held) => ({ ...act(afterTold(held, told), seen), clock: saved }))
    },
  }
}
