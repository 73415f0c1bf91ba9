import { nextCall, type Reading, type SavedClock, sendWait, triesRoomAgain, waitOf } from '@phuong/exercises/session'
import { loadSeldom } from '../seldom/load-seldom.ts'
import { mayLeave, type SittingRow, waits } from '../state/row.ts'
import { type AskingParts, lockOf, makeAsking } from './asking.ts'
import { type SenderClock, senderClock } from './sender-clock.ts'
import { type Connection, makeTransport, type TransportParts } from './transport.ts'

/** Everything outside: handed in, so that tests tell the time and speak as the server. */
export type SenderParts = TransportParts &
  AskingParts & {
    readings(): Reading
    onConnection(): void
  }

export type Sender = {
  connection(): Connection
  serverNow(): number
  knowsTime: SenderClock['knowsTime']
  clockToSave(): SavedClock
  /** Takes over the time that these rows know of; before it is asked for. */
  learn(rows: readonly SittingRow[]): void
  /** Asks the server once how a sitting stands that lies here: another device may have gone on with it (C-306). */
  ask(sittingId: string): Promise<void>
  /** Plans the leaving of what waits in these rows; after each change of the store. */
  look(rows: readonly SittingRow[]): void
  /** The line may be back: tries at once what waited, but for what the server asked to wait. */
  wake(): void
  /** The device is awake again: its clock may have stood still (H162). */
  woken(): void
  /** The same person has signed in again. */
  resume(): void
  /** Sends all that waits now. @returns whether nothing is left */
  sendAll(): Promise<boolean>
  stop(): void
}

/**
 * Sends what the store holds of one person: for each sitting the start, then its events in order, then the hand-in, one
 * call at a time, after the wait that its outbox says (docs/protocol.md 5). It never leads anywhere and never says
 * anything by itself (D24).
 */
export const makeSender = (parts: SenderParts): Sender => {
  const { userId, store } = parts
  const clock = senderClock(parts.readings, () => asking.leapt())
  const transport = makeTransport(parts, clock)
  const asking = makeAsking(parts, {
    ask: transport.ask,
    knowsTime: clock.knowsTime,
    isStopped: () => stopped,
    onSignedOut: () => connect('signedOut'),
  })
  const planned = new Map<string, { at: number; cancel(): void }>()
  const running = new Map<string, Promise<void>>()
  /** until when the server asked to wait, in steady ms */
  const waitsUntil = new Map<string, number>()
  const tried = new Set<string>()
  let connection: Connection = 'online'
  let stopped = false

  const connect = (next: Connection) => {
    if (next === connection) return
    connection = next
    parts.onConnection()
  }

  /** One call of one sitting; nothing when another tab has tried meanwhile. */
  const sendOne = async (sittingId: string, failures: number | null): Promise<void> => {
    const rows = await store.read(userId)
    const row = rows.find((one) => one.sittingId === sittingId)
    const next = row && mayLeave(row, rows) ? nextCall(row.outbox) : null
    if (stopped || !row || next === null || (failures !== null && row.outbox.failures > failures)) return
    tried.add(sittingId)
    const { connection: line, retryAfter, unasked = false } = await transport.send(row)
    if (line === 'online') waitsUntil.delete(sittingId)
    if (retryAfter !== null) waitsUntil.set(sittingId, clock.reading().steady + retryAfter)
    if (line !== null) connect(line)
    if (unasked) asking.askLater(sittingId)
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
    const now = clock.reading().steady
    const asks = Math.max(0, (waitsUntil.get(sittingId) ?? 0) - now)
    const usual = tried.has(sittingId) ? waitOf(outbox) : Math.min(waitOf(outbox), sendWait)
    // that the line is back makes no room
    const hurried = hurry && !triesRoomAgain(outbox)
    const at = now + (hurried ? asks : Math.max(usual, asks))
    const before = planned.get(sittingId)
    if (before && before.at <= at) return
    before?.cancel()
    const leave = () => {
      planned.delete(sittingId)
      void run(sittingId, outbox.failures).then(() => readAnew(false))
    }
    planned.set(sittingId, { at, cancel: parts.later(leave, at - now) })
  }

  const look = (rows: readonly SittingRow[], hurry: boolean): void => {
    if (stopped || connection === 'signedOut') return
    clock.learn(rows)
    for (const row of rows) if (mayLeave(row, rows)) plan(row, hurry)
  }

  const readAnew = async (hurry: boolean): Promise<void> => {
    if (stopped || connection === 'signedOut') return
    look(await store.read(userId), hurry)
  }

  return {
    connection: () => connection,
    serverNow: clock.serverNow,
    knowsTime: clock.knowsTime,
    clockToSave: clock.toSave,
    learn: clock.learn,
    ask: asking.ask,
    look: (rows) => look(rows, false),
    wake: () => void readAnew(true),
    woken: asking.askTime,
    resume: () => {
      if (connection === 'signedOut') connect('online')
      void readAnew(true)
    },
    sendAll: () =>
      loadSeldom().then(
        ({ sendAll }) =>
          sendAll({
            read: () => store.read(userId),
            send: (sittingId) => run(sittingId, null),
            isOnline: () => connection === 'online',
          }),
        // there is no line for the code, nor for what waits
        async () => !(await store.read(userId)).some(waits),
      ),
    stop: () => {
      stopped = true
      for (const { cancel } of planned.values()) cancel()
      planned.clear()
    },
  }
}
