import { useCallback, useEffect, useRef } from 'react'

/** Runs something after a number of ms, and nothing any more once the screen is left. */
export const useLater = () => {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    }
  }, [])
  return useCallback((run: () => void, ms: number): void => {
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
}
