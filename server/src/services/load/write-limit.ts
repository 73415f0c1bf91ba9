import { refuse } from '@phuong/domain/refusals'
import { buckets } from './buckets.ts'

/**
 * Writes of one account. Answers are batched, two a second at the most from one device, so that forty devices of a class
 * that share an account still go at every other second; an import of a thousand rows one by one goes through in one piece.
 */
const writesOfAccount = { maxTokens: 1_200, perSecond: 20 }

/** Counts a write of an account. @throws TOO_MANY_CHANGES with the seconds to wait */
type WriteLimit = (account: string, now: Date) => void

/** One bucket for each account over everything that it writes, whatever the door (docs/decisions/0032-doors.md). */
export const writeLimit = (): WriteLimit => {
  const writes = buckets(writesOfAccount)
  return (account, now) => {
    const wait = writes.take(account, 1, now.getTime())
    if (wait > 0) throw refuse('TOO_MANY_CHANGES', { retryAfter: wait })
  }
}
