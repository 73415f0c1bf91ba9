import { deadlineIn, isOver } from '../state/row.ts'
import { judgeFailure } from './failure.ts'
import type { SenderClock } from './sender-clock.ts'
import type { Transport, TransportParts } from './transport.ts'

/** Under this name one tab at a time makes the calls of a sitting. */
export const lockOf = (sittingId: string): string => `phuong-sitting ${sittingId}`

/** How long a question about a sitting waits for its next try, in ms. */
const askAgainAfter = 5_000

type Asking = {
  /** Asks the server once how a sitting stands that lies here: another device may have gone on with it (C-306). */
  ask(sittingId: string): Promise<void>
  /** Asks after a while; once, however often it is wished meanwhile. */
  askLater(sittingId: string): void
  /** Asks the server's time, for the sittings that end by it (H162). */
  askTime(): void
  /** The device has slept, or its date was changed. */
  leapt(): void
}

export type AskingParts = Pick<TransportParts, 'userId' | 'store'> & {
  /** Runs something in so many ms; gives what takes that back. */
  later(run: () => void, ms: number): () => void
  /** Runs something in one tab at a time, where tabs can agree. */
  oneAtATime<Result>(name: string, run: () => Promise<Result>): Promise<Result>
}

type Around = Pick<Transport, 'ask'> &
  Pick<SenderClock, 'knowsTime'> & {
    isStopped(): boolean
    onSignedOut(): void
  }

/** What is asked of the server beside what is sent to it. */
export const makeAsking = (
  { userId, store, later, oneAtATime }: AskingParts,
  { ask: askServer, knowsTime, isStopped, onSignedOut }: Around,
): Asking => {
  /** sittings whose next question is planned */
  const planned = new Set<string>()
  let asksTime = false
  let hasLeapt = false

  const askOnce = async (sittingId: string): Promise<void> => {
    const row = (await store.read(userId)).find((one) => one.sittingId === sittingId)
    // a start that waits asks the same
    if (isStopped() || !row?.outbox.started || isOver(row)) return
    await askServer(row)
  }

  const ask = async (sittingId: string): Promise<void> => {
    try {
      await oneAtATime(lockOf(sittingId), () => askOnce(sittingId))
    } catch (error) {
      const { kind } = judgeFailure(error, 'start')
      if (kind === 'signedOut') onSignedOut()
      else if (kind === 'retry') askLater(sittingId)
    }
  }

  const askLater = (sittingId: string): void => {
    if (isStopped() || planned.has(sittingId)) return
    planned.add(sittingId)
    const again = () => {
      planned.delete(sittingId)
      void ask(sittingId)
    }
    later(again, askAgainAfter)
  }

  const askTime = async (): Promise<void> => {
    if (asksTime || isStopped()) return
    asksTime = true
    // an answer that crossed a sleep told no time
    do {
      hasLeapt = false
      for (const row of await store.read(userId)) if (deadlineIn(row) !== null) await ask(row.sittingId)
    } while (hasLeapt && !knowsTime())
    asksTime = false
  }

  return {
    ask,
    askLater,
    askTime: () => void askTime(),
    leapt: () => {
      hasLeapt = true
      void askTime()
    },
  }
}
