import { useEffect } from 'react'
import { codeOf } from '../../browser/code.ts'

/** What seals the file of a work; it stands in a file of its own, for the few who ever need it (D28). */
export const loadSealer = codeOf(() => import('./seal.ts'))

/** Brings the code that seals while the line is there: it is wanted when the line is not. What could not come is asked for again. */
export const useSealerAhead = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return
    const go = () => void loadSealer().catch(() => undefined)
    // in a turn of its own, so that the page is drawn before anything of this begins
    const timer = setTimeout(go)
    window.addEventListener('online', go)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
    }
  }, [wanted])
}
