import { useContext, useEffect, useEffectEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router'

/** Marks the second entry that an address has in the history while something is written there. */
type Doubled = { doubled?: true } | null

/**
 * While something is written that would be lost, asks before the page goes elsewhere: by a link, a menu, a list or the
 * browser's back.
 * @param ask resolves true when what was written may go
 */
export const useAskedLeaving = (written: boolean, ask: () => Promise<boolean>): void => {
  const { navigator } = useContext(NavigationContext)
  const question = useEffectEvent(ask)
  useEffect(() => {
    if (!written) return
    let asking = false
    const askedFirst = async (go: () => void) => {
      if (asking) return
      asking = true
      const agreed = await question()
      asking = false
      if (agreed) go()
    }

    // back cannot be held, so it leads to the same address once more before it leads away
    const { href } = window.location
    const state = window.history.state as object | null
    const double = () => window.history.pushState({ ...state, doubled: true }, '', href)
    // after a reload it is there already
    if (!(state as Doubled)?.doubled) double()
    let leaving = false
    const backAsked = () => {
      if (leaving) return
      double()
      void askedFirst(() => {
        leaving = true
        window.history.go(-2)
      })
    }

    const { push, replace } = navigator
    // the second entry goes first, so that back leads from there to where it led before
    const leave = (go: () => void) => {
      leaving = true
      window.addEventListener('popstate', go, { once: true })
      window.history.back()
    }
    const ways: Pick<Navigator, 'push' | 'replace'> = {
      push: (...place) => void askedFirst(() => leave(() => push(...place))),
      replace: (...place) => void askedFirst(() => leave(() => replace(...place))),
    }
    Object.assign(navigator, ways)

    window.addEventListener('popstate', backAsked)
    return () => {
      Object.assign(navigator, { push, replace })
      window.removeEventListener('popstate', backAsked)
      if ((window.history.state as Doubled)?.doubled) window.history.back()
    }
  }, [written, navigator])
}

/** While something would be lost, the browser asks in its own words before it closes the page or loads it anew. */
export const useAskedReload = (written: boolean): void => {
  useEffect(() => {
    if (!written) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [written])
}
