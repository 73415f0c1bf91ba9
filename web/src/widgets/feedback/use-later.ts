import { useCallback, useEffect, useRef } from 'react'

/**
 * `later` runs something after a number of ms, and nothing any more once the screen is left; `drop` lets go of all that
 * still waits.
 */
export const useLater = () => {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const drop = useCallback((): void => {
    for (const timer of timers.current) clearTimeout(timer)
    timers.current.clear()
  }, [])
  useEffect(() => drop, [drop])
  const later = useCallback((run: () => void, ms: number): void => {
    if (ms === 0) {
      run()
      return
    }
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      run()
    }, ms)
    timers.current.add(timer)
  }, [])
  return { later, drop }
}
