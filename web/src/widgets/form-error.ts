import { messageOf } from '../api/call-error.ts'
import { isSessionGone } from '../api/session-gone.ts'

/** What a form says of a failure; null for an ended session, which the shell asks about in place (D24). */
export const formErrorOf = (error: unknown): string | null =>
  error === null || isSessionGone(error) ? null : messageOf(error)
