import type { NextCall } from '@phuong/exercises/session'
import { isCallError } from '../../api/call-error.ts'

/** What a failed call means for the queue; `retryAfter` in ms. */
export type Failure =
  | { readonly kind: 'retry'; readonly retryAfter: number | null }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'rejected'; readonly code: string }
  | { readonly kind: 'refused'; readonly code: string }

/** Timed out, too many calls, and everything that went wrong on the server's side. */
const comesAgain = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500

/**
 * No answer, a portal's page and a busy server ask to come again (H001, H035); a session that is over or somebody
 * else's waits for the sign-in (H020, H158); a batch that the server cannot read is halved; anything else is the server's last word.
 */
export const judgeFailure = (error: unknown, call: NextCall['call']): Failure => {
  if (!isCallError(error)) return { kind: 'retry', retryAfter: null }
  const { code, status, retryAfter } = error
  if (status === 401 || code === 'OTHER_PERSON' || code === 'MUST_CHANGE_PASSWORD') return { kind: 'signedOut' }
  if (code === 'OFFLINE' || comesAgain(status))
    return { kind: 'retry', retryAfter: retryAfter === null ? null : retryAfter * 1_000 }
  if (call === 'append' && (status === 400 || status === 413)) return { kind: 'rejected', code }
  return { kind: 'refused', code }
}
