import { refuse } from '@phuong/domain/refusals'
import { LRUCache } from 'lru-cache'
import { buckets } from './buckets.ts'

/**
 * Calls of one address that come with no session which is known to live. A school of a thousand pupils behind one address
 * signs in within a minute with three or four calls each; who has signed in is counted here no more.
 */
const callsOfVisitors = { maxTokens: 1_500, perSecond: 150 }
/** So many sessions are remembered as living; one that is forgotten counts as a visitor's once. */
const mostKnown = 20_000

export type VisitorLimit = {
  /** What reading a session has come to: it lives, or it does not. */
  note(tokenHash: Buffer, lives: boolean): void
  /**
   * Counts a call from an address, before its body is read, unless its session is known to live.
   * @throws TOO_MANY_CHANGES with the seconds to wait
   */
  count(place: string, tokenHash: Buffer | null, now: Date): void
}

/** One bucket for each address over the calls of visitors (docs/decisions/0032-doors.md). */
export const visitorLimit = (): VisitorLimit => {
  const calls = buckets(callsOfVisitors)
  const living = new LRUCache<string, true>({ max: mostKnown })
  const nameOf = (tokenHash: Buffer): string => tokenHash.toString('base64url')
  return {
    note: (tokenHash, lives) => {
      if (lives) living.set(nameOf(tokenHash), true)
      else living.delete(nameOf(tokenHash))
    },
    count: (place, tokenHash, now) => {
      if (tokenHash !== null && living.get(nameOf(tokenHash))) return
      const wait = calls.take(place, 1, now.getTime())
      if (wait > 0) throw refuse('TOO_MANY_CHANGES', { retryAfter: wait })
    },
  }
}
