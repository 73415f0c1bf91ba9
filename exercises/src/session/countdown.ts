import { sittingDuration } from './behaviours.ts'

/** The countdown of a timed sitting. Moments are milliseconds since 1970 UTC in the server's time, spans are milliseconds. */

/** The display refreshes about this often in a second, and each refresh is a tick (C-317). */
export const ticksPerSecond = 30

/** The remaining time is stored every 30 ticks (C-315). */
const ticksBetweenStores = 30
const storeEvery = (ticksBetweenStores * 1_000) / ticksPerSecond

/**
 * Time left, from 0 to the whole duration. The deadline is the server's and runs on while the page is closed (D23); a
 * clock that says less than the start gives no more than the duration.
 */
export const remainingTime = (deadlineAt: number, now: number): number =>
  Math.min(sittingDuration, Math.max(0, deadlineAt - now))

/** The deadline to count down to: the server's; before it has answered, the one that the stored remainder makes (D23). */
export const deadlineFor = ({
  deadlineAt,
  storedRemaining,
  now,
}: {
  deadlineAt: number | null
  storedRemaining: number
  now: number
}): number => deadlineAt ?? now + Math.min(sittingDuration, Math.max(0, storedRemaining))

/** Whether the remaining time is to be stored now: about once a second, and when the time is over (C-315, C-317). */
export const shouldStore = (storedRemaining: number, remaining: number): boolean =>
  remaining === 0 ? storedRemaining !== 0 : Math.abs(storedRemaining - remaining) >= storeEvery

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The countdown as mm:ss (C-319); a second that has begun is shown whole, so that 00:00 is the end and nothing before it. */
export const shownTime = (remaining: number): string => {
  const seconds = Math.ceil(remaining / 1_000)
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
}
