import { useEffect, useEffectEvent } from 'react'
import { savesData } from '../../api/saves-data.ts'

/** The first seconds of a page belong to what it was opened for, milliseconds. */
const restMs = 5_000

/** Calls it once the page stands and has nothing else to do. @returns takes it back */
const whenIdle = (act: () => void): (() => void) => {
  const timer = setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(act), restMs)
  return () => clearTimeout(timer)
}

/**
 * Calls it when the server says that there is something new, as soon as the page has come to rest; not where the person
 * has asked to load little. What listens is loaded then, and where it cannot be the page asks by itself as ever (R13).
 * @param userId for whom
 */
export const useLiveHint = (userId: string, look: () => void): void => {
  const hear = useEffectEvent(look)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person listens anew
  useEffect(() => {
    if (savesData()) return
    let leave: (() => void) | null = null
    let isGone = false
    const cancel = whenIdle(() => {
      if (isGone) return
      import('./keep-live.ts').then(
        ({ keepLive }) => {
          if (!isGone) leave = keepLive(() => hear())
        },
        () => undefined,
      )
    })
    return () => {
      isGone = true
      cancel()
      leave?.()
    }
  }, [userId])
}
