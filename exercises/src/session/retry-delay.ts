/** The first wait after a failed call, and the longest one, in milliseconds. */
const firstWait = 1_000
const longestWait = 30_000
/** So far, in milliseconds, calls are spread that the server asked to come again at the same moment. */
const spread = 1_000

/**
 * How long to wait before the next try, in milliseconds: twice as long after each failure, and somewhere in the upper half
 * of that, so that a class whose line comes back does not call as one. `failures` counts from 1; `chance` is from 0
 * (included) to 1. A Retry-After (`retryAfter`, milliseconds) is waited for whole.
 */
export const retryDelay = (failures: number, chance: number, retryAfter: number | null): number => {
  if (retryAfter !== null) return retryAfter + Math.floor(chance * spread)
  const max = Math.min(longestWait, firstWait * 2 ** Math.min(failures - 1, 30))
  return Math.floor(max * (0.5 + chance / 2))
}
