import { useEffect } from 'react'
import type { Me } from '../../api/auth-state.ts'
import { isInUse, mayHoldSittings } from '../../browser/sitting-store/presence.ts'
import { loadService } from '../load-service.ts'

/** How long the first screen has the line for itself before what waits here is sent, in ms. */
const afterOpening = 2_000

/**
 * Sends what an earlier page or an ended session left behind, also when no sitting is open (H003, H020); where nothing can
 * be, none of its code is loaded. `me` is null while nobody is signed in.
 */
export const useUnsentAnswers = (me: Me | null): void => {
  useEffect(() => {
    if (me === null) return
    const send = async () => {
      if (!(await mayHoldSittings())) return
      const { serviceFor } = await loadService()
      serviceFor(me).sending.resume()
    }
    // without its code it stays here until the line is back, or the next page
    const go = () => void send().catch(() => undefined)
    const timer = setTimeout(go, isInUse() ? 0 : afterOpening)
    window.addEventListener('online', go)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
    }
  }, [me])
}
