import { useEffect } from 'react'

/** While something would be lost, the browser asks in its own words before it closes the page or loads it anew. */
export const useAskedReload = (written: boolean): void => {
  useEffect(() => {
    if (!written) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [written])
}
