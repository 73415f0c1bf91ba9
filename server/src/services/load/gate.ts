import { refuse } from '@phuong/domain/refusals'

/** Lets so much work of a kind run at once, and the rest wait for its turn. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * One gate for all work of a kind in a server. A caller who goes away does not free a place before its work is done.
 * @param maxWaiting beyond it a caller is asked to come back, instead of waiting for minutes: BUSY
 */
export const gate = ({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): Gate => {
  const retryAfterSeconds = 3
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw refuse('BUSY', { retryAfter: retryAfterSeconds })
      // whoever has done gives the place on
      await new Promise<void>((go) => waiting.push(go))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
