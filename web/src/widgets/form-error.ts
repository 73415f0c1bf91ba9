import { isCallError, messageOf } from '../api/call-error.ts'
import { isSessionGone } from '../api/session-gone.ts'

/** What a form says of a failure; null for an ended session, which the shell asks about in place (D24). */
export const formErrorOf = (error: unknown): string | null =>
  error === null || isSessionGone(error) ? null : messageOf(error)

/**
 * What stands below the title of a failure: why it failed. Where the failure says no more than the title, a line that was
 * down is told all the same, since people can do something about it.
 * @returns null where there is nothing more to say
 */
export const reasonBelow = (error: unknown, title: string): string | null => {
  const words = formErrorOf(error)
  if (words !== title) return words
  const cause = isCallError(error) ? error.cause : null
  return isCallError(cause) && cause.code === 'OFFLINE' ? cause.message : null
}
