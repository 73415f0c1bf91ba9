import { useContext, useEffect, useEffectEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router'

/** Marks the second entry that an address has in the history while something is written there. */
type Doubled = { doubled?: true } | null

type Ways = Pick<Navigator, 'push' | 'replace'>
type Place = Parameters<Navigator['replace']>

/** A second entry is being left, and the step back that follows is nobody's wish: the ways of before, until it is made. */
let undoubling: Ways | null = null

/** Leaves the second entry. Who goes elsewhere before that is done goes from the first one, and so gets there. */
const undouble = (navigator: Navigator, ways: Ways) => {
  let go = () => {}
  const later =
    (way: (...place: Place) => void) =>
    (...place: Place) => {
      go = () => way(...place)
    }
  const waiting: Ways = { push: later(ways.push), replace: later(ways.replace) }
  const arrived = () => {
    undoubling = null
    if (navigator.replace === waiting.replace) Object.assign(navigator, ways)
    go()
  }
  undoubling = ways
  Object.assign(navigator, waiting)
  window.addEventListener('popstate', arrived, { once: true })
  window.history.back()
}

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
    let stepsBack = undoubling !== null
    let leaving = false
    const backAsked = () => {
      if (leaving) return
      double()
      // it was sent and refused meanwhile: the step back is that of the time before
      if (stepsBack) {
        stepsBack = false
        return
      }
      void askedFirst(() => {
        leaving = true
        window.history.go(-2)
      })
    }

    const { push, replace } = undoubling ?? navigator
    // the second entry goes first, so that back leads from there to where it led before
    const leave = (go: () => void) => {
      leaving = true
      window.addEventListener('popstate', go, { once: true })
      window.history.back()
    }
    const ways: Ways = {
      push: (...place) => void askedFirst(() => leave(() => push(...place))),
      replace: (...place) => void askedFirst(() => leave(() => replace(...place))),
    }
    Object.assign(navigator, ways)

    window.addEventListener('popstate', backAsked)
    return () => {
      Object.assign(navigator, { push, replace })
      window.removeEventListener('popstate', backAsked)
      if ((window.history.state as Doubled)?.doubled) undouble(navigator, { push, replace })
    }
  }, [written, navigator])
}
