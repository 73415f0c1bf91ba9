import { isCallError } from './call-error.ts'

/** What somebody else has saved since the page saw it, by wire name; null for every other failure (H160). */
export const newerOf = (error: unknown): Readonly<Record<string, unknown>> | null =>
  isCallError(error) && error.code === 'STALE' && typeof error.newer === 'object'
    ? (error.newer as Record<string, unknown> | null)
    : null

/** How often a change is worked out anew; whoever is always later is told. */
const mostTries = 5

/**
 * Makes a change that is worked out from what stands there, such as one more tag: where somebody else was faster it is
 * worked out from theirs (H160).
 * @param field the wire name of what is changed
 * @param change makes the call from what was seen
 * @throws what `change` throws
 */
export const fromNewest = async <Seen, Answer>(
  field: string,
  seen: Seen,
  change: (seen: Seen) => Promise<Answer>,
): Promise<Answer> => {
  let base = seen
  for (let tries = 1; ; tries += 1)
    try {
      return await change(base)
    } catch (error) {
      const newer = newerOf(error)
      if (newer === null || !(field in newer) || tries === mostTries) throw error
      base = newer[field] as Seen
    }
}
