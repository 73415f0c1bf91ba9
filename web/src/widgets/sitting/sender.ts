import {
  correctedNow,
  measuredClock,
  nextCall,
  type Reading,
  resumedClock,
  type SavedClock,
  type ServerClock,
  type SittingEvent,
  savedClock,
  sendWait,
  unmeasuredClock,
} from '@phuong/exercises/session'
import type { SittingStore } from '../../browser/sitting-store/store.ts'
import type { SittingCalls } from './calls.ts'
import { judgeFailure } from './failure.ts'
import {
  act,
  afterAppend,
  afterFinish,
  afterStart,
  afterTold,
  isOver,
  mayLeave,
  needsAnswers,
  paperName,
  type SittingRow,
  waits,
} from './row.ts'
import { recordingsIn, refusesSound, soundName } from './sounds.ts'

export type Connection = 'online' | 'offline' | 'signedOut'

/** Everything outside: handed in, so that tests tell the time and speak as the server. */
export type SenderParts = {
  userId: string
  store: SittingStore<SittingRow>
  calls: SittingCalls
  /** What was said, where it is still here. */
  soundOf(recording: string): Promise<Blob | null>
  readings(): Reading
  /** from 0 (included) to 1 */
  chance(): number
  /** Runs something in so many ms; gives what takes that back. */
  later(run: () => void, ms: number): () => void
  /** Runs something in one tab at a time, where tabs can agree. */
  oneAtATime<Result>(name: string, run: () => Promise<Result>): Promise<Result>
  onConnection(): void
}

export type Sender = {
  connection(): Connection
  serverNow(): number
  /** False while the time is only what an earlier page left and the device's date says, which may have been changed. */
  knowsTime(): boolean
  clockToSave(): SavedClock
  /** Takes over the time that these rows know of; before it is asked for. */
  learn(rows: readonly SittingRow[]): void
  /** Asks the server once how a sitting stands that lies here: another device may have gone on with it (C-306). */
  ask(sittingId: string): Promise<void>
  /** Looks at what waits and plans its leaving; after each change of the store. */
  look(): Promise<void>
  /** The line may be back: tries at once what waited, but for what the server asked to wait. */
  wake(): void
  /** The same person has signed in again. */
  resume(): void
  /** Sends all that waits now. @returns whether nothing is left */
  sendAll(): Promise<boolean>
  stop(): void
}

const lockOf = (sittingId: string): string => `phuong-sitting ${sittingId}`

/** How long a question about a sitting waits for its next try, in ms. */
const askAgainAfter = 5_000

/**
 * Sends what the store holds of one person: for each sitting the start, then its events in order, then the hand-in, one
 * call at a time, after the wait that its outbox says (docs/protocol.md 5). It never leads anywhere and never says
 * anything by itself (D24).
 */
export const makeSender = (parts: SenderParts): Sender => {
  const { userId, store, calls } = parts
  const planned = new Map<string, { at: number; cancel(): void }>()
  const running = new Map<string, Promise<void>>()
  /** until when the server asked to wait, in steady ms */
  const asked = new Map<string, number>()
  const tried = new Set<string>()
  let clock: ServerClock | null = null
  let guessed = false
  let connection: Connection = 'online'
  let stopped = false

  const steady = () => parts.readings().steady
  const serverClock = (): ServerClock => clock ?? unmeasuredClock(parts.readings())
  const clockToSave = () => savedClock(serverClock(), parts.readings())
  const measure = (serverNow: number, sentAt: number): SavedClock => {
    clock = measuredClock(guessed ? null : clock, { serverNow, sentAt, receivedAt: steady() })
    guessed = false
    return clockToSave()
  }
  const connect = (next: Connection) => {
    if (next === connection) return
    connection = next
    parts.onConnection()
  }

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
    const sentAt = steady()
    const answer = await calls.start(row.sittingId, row.start, row.fresh)
    const saved = measure(answer.serverNow, sentAt)
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
    const sentAt = steady()
    const answer = await calls.append(row.sittingId, events)
    const saved = measure(answer.serverNow, sentAt)
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
    const sentAt = steady()
    const answer = await calls.finish(row.sittingId, key)
    const saved = measure(answer.serverNow, sentAt)
    await change(row.sittingId, (held) => afterFinish(held, answer, saved), { strict: true })
  }

  const failed = async (row: SittingRow, error: unknown): Promise<void> => {
    const next = nextCall(row.outbox)
    const failure = judgeFailure(error, next?.call ?? 'start')
    switch (failure.kind) {
      case 'signedOut':
        connect('signedOut')
        return
      case 'retry': {
        if (failure.retryAfter !== null) asked.set(row.sittingId, steady() + failure.retryAfter)
        const { retryAfter } = failure
        await change(row.sittingId, (held) => act(held, { type: 'failed', chance: parts.chance(), retryAfter }))
        connect('offline')
        return
      }
      case 'rejected': {
        const ids = next?.call === 'append' ? next.events.map(({ id }) => id) : []
        await change(row.sittingId, (held) => act(held, { type: 'rejected', ids, code: failure.code }))
        return
      }
      case 'refused':
        await change(row.sittingId, (held) => act(held, { type: 'refused', code: failure.code }))
    }
  }

  /** One call of one sitting; nothing when another tab has tried meanwhile. */
  const sendOne = async (sittingId: string, failures: number | null): Promise<void> => {
    const rows = await store.read(userId)
    const row = rows.find((one) => one.sittingId === sittingId)
    const next = row && mayLeave(row, rows) ? nextCall(row.outbox) : null
    if (stopped || !row || next === null || (failures !== null && row.outbox.failures > failures)) return
    tried.add(sittingId)
    try {
      if (next.call === 'start') await start(row)
      else if (next.call === 'append') await append(row, next.events)
      else await finish(row, next.key)
      asked.delete(sittingId)
      connect('online')
    } catch (error) {
      await failed(row, error)
    }
  }

  const run = (sittingId: string, failures: number | null): Promise<void> => {
    const before = running.get(sittingId)
    if (before) return before
    planned.get(sittingId)?.cancel()
    planned.delete(sittingId)
    const now = parts
      .oneAtATime(lockOf(sittingId), () => sendOne(sittingId, failures))
      .finally(() => running.delete(sittingId))
    running.set(sittingId, now)
    return now
  }

  const plan = ({ sittingId, outbox }: SittingRow, hurry: boolean): void => {
    if (running.has(sittingId)) return
    const now = steady()
    const asks = Math.max(0, (asked.get(sittingId) ?? 0) - now)
    const usual = tried.has(sittingId) ? outbox.delay : Math.min(outbox.delay, sendWait)
    const at = now + (hurry ? asks : Math.max(usual, asks))
    const before = planned.get(sittingId)
    if (before && before.at <= at) return
    before?.cancel()
    const leave = () => {
      planned.delete(sittingId)
      void run(sittingId, outbox.failures).then(() => look(false))
    }
    planned.set(sittingId, { at, cancel: parts.later(leave, at - now) })
  }

  /** The clock of an earlier page serves until the server answers this one. */
  const learn = (rows: readonly SittingRow[]): void => {
    const newest = rows.reduce<SavedClock | null>((best, row) => laterClock(best, row.clock), null)
    if (clock !== null || newest === null) return
    clock = resumedClock(newest, parts.readings())
    guessed = true
  }

  const askOnce = async (sittingId: string): Promise<void> => {
    const row = (await store.read(userId)).find((one) => one.sittingId === sittingId)
    // a start that waits asks the same
    if (stopped || !row?.outbox.started || isOver(row)) return
    const sentAt = steady()
    const told = await calls.start(row.sittingId, row.start, false)
    const saved = measure(told.serverNow, sentAt)
    if (told.sittingId !== row.sittingId) return
    const seen = { type: 'seqSeen', seq: told.maxSeq } as const
    await change(sittingId, (held) => ({ ...act(afterTold(held, told), seen), clock: saved }))
  }

  const ask = async (sittingId: string): Promise<void> => {
    try {
      await parts.oneAtATime(lockOf(sittingId), () => askOnce(sittingId))
    } catch (error) {
      const { kind } = judgeFailure(error, 'start')
      if (kind === 'signedOut') connect('signedOut')
      else if (kind === 'retry' && !stopped) parts.later(() => void ask(sittingId), askAgainAfter)
    }
  }

  const look = async (hurry: boolean): Promise<void> => {
    if (stopped || connection === 'signedOut') return
    const rows = await store.read(userId)
    if (stopped) return
    learn(rows)
    for (const row of rows) if (mayLeave(row, rows)) plan(row, hurry)
  }

  return {
    connection: () => connection,
    serverNow: () => correctedNow(serverClock(), steady()),
    knowsTime: () => !guessed,
    clockToSave,
    learn,
    ask,
    look: () => look(false),
    wake: () => void look(true),
    resume: () => {
      if (connection === 'signedOut') connect('online')
      void look(true)
    },
    sendAll: async () => {
      for (;;) {
        const rows = await store.read(userId)
        const row = rows.find((one) => waits(one) && mayLeave(one, rows)) ?? rows.find((one) => mayLeave(one, rows))
        if (!row || !rows.some(waits)) return !rows.some(waits)
        await run(row.sittingId, null)
        if (connection !== 'online') return false
      }
    },
    stop: () => {
      stopped = true
      for (const { cancel } of planned.values()) cancel()
      planned.clear()
    },
  }
}

const laterClock = (one: SavedClock | null, other: SavedClock | null): SavedClock | null =>
  one === null || (other !== null && other.server > one.server) ? other : one
