import { refuse } from '@phuong/domain/refusals'
import { buckets } from '../load/buckets.ts'

/** Pages of one account: a few devices with a few tabs that are looked at; hidden ones have closed theirs. */
const pagesOfAccount = 20
/** New connections of one account: pages that are opened one after the other, and lines that break. */
const connectionsOfAccount = { maxTokens: 60, perSecond: 0.5 }
/** Rooms that the pages of an account ask to come into: each costs two statements. */
const joinsOfAccount = { maxTokens: 60, perSecond: 1 }
/** When whoever finds no room may try again, seconds. */
const retryAfter = 30

/**
 * How many pages there may be, and how often they may come (H071).
 * @param most pages of all accounts
 */
export const liveLimits = (most: () => number) => {
  const connections = buckets(connectionsOfAccount)
  const joins = buckets(joinsOfAccount)
  const ofAccount = new Map<string, number>()
  let all = 0
  return {
    /**
     * Takes a place for a page of an account.
     * @returns gives it back, however often it is called
     * @throws BUSY where there is none, TOO_MANY_CHANGES for an account that has its own or comes too often
     */
    take: (account: string, now: Date): (() => void) => {
      if (all >= most()) throw refuse('BUSY', { retryAfter })
      const own = ofAccount.get(account) ?? 0
      if (own >= pagesOfAccount) throw refuse('TOO_MANY_CHANGES', { retryAfter })
      const wait = connections.take(account, 1, now.getTime())
      if (wait > 0) throw refuse('TOO_MANY_CHANGES', { retryAfter: wait })
      all += 1
      ofAccount.set(account, own + 1)
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        all -= 1
        const left = (ofAccount.get(account) ?? 1) - 1
        if (left > 0) ofAccount.set(account, left)
        else ofAccount.delete(account)
      }
    },
    /** Whether an account may ask for a room now. */
    mayAsk: (account: string, now: Date): boolean => joins.take(account, 1, now.getTime()) === 0,
  }
}
