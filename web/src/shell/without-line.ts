import { fetchDrawing } from '@phuong/ui/drawings/BrokenPencil'
import { useEffect } from 'react'
import type { Me } from '../api/auth-state.ts'
import { mayHoldSittings } from '../browser/sitting-store/presence.ts'
import { loadService } from '../sitting/load-service.ts'
import { loadable } from '../widgets/late/loadable.ts'

/** What every page may have to draw when the line is gone, each in a file of its own (docs/decisions/0034-without-storage.md). */
export const unsentDialog = loadable(
  async () => (await import('../sitting/leaving/unsent/UnsentDialog.tsx')).UnsentDialog,
)
export const signInAgain = loadable(async () => (await import('./sign-in-again/SignInAgain.tsx')).SignInAgain)

/**
 * Brings all of it while the line is there, and what holds the answers, which a logout asks first; what could not come is
 * asked for at the next occasion.
 */
export const bringForNoLine = async (): Promise<void> => {
  fetchDrawing()
  await Promise.allSettled([loadService(), unsentDialog.load(), signInAgain.load()])
}

/** How long a page has the line for itself before anything is brought for later, in ms. */
const afterOpening = 2_000

/**
 * Brings it on each page but those of a sitting, which say themselves when they are drawn (`prepare`); nothing where this
 * browser holds no sitting, so that a first visit stays light.
 */
export const useForNoLine = (me: Me | null, isSitting: boolean, pathname: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another occasion
  useEffect(() => {
    if (me === null || isSitting) return
    const bring = async () => {
      if (await mayHoldSittings()) await bringForNoLine()
    }
    const go = () => void bring()
    const timer = setTimeout(go, afterOpening)
    window.addEventListener('online', go)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
    }
  }, [me, isSitting, pathname])
}
