import { type LiveEars, listenLive } from '../../api/live-socket.ts'
import { chance } from '../../browser/chance.ts'

/** A page that is not looked at for so long listens no more, milliseconds; it listens again when it is seen. */
const hiddenMs = 60_000
/** Pages whose line has come back look within this time, milliseconds. */
const afterBreakMs = 5_000

type Cancel = () => void

/** What the page is, for the tests: the document, its clock and its chance. */
export type LivePlace = {
  isHidden(): boolean
  /** calls it when that changes */
  onSeen(act: () => void): Cancel
  /** calls it when the page is put aside, and may come back */
  onAside(act: () => void): Cancel
  after(milliseconds: number, act: () => void): Cancel
  chance(): number
  listen(ears: LiveEars): Cancel
}

const thisPage: LivePlace = {
  isHidden: () => document.hidden,
  onSeen: (act) => {
    document.addEventListener('visibilitychange', act)
    addEventListener('pageshow', act)
    return () => {
      document.removeEventListener('visibilitychange', act)
      removeEventListener('pageshow', act)
    }
  },
  onAside: (act) => {
    addEventListener('pagehide', act)
    return () => removeEventListener('pagehide', act)
  },
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  chance,
  listen: listenLive,
}

/**
 * Listens as long as the page is looked at, and looks again at a moment of its own within the time that a message gives, so
 * that a crowd that was told at once does not ask at once. A hidden page looks when it is seen, as ever.
 * @returns ends it
 */
export const keepLive = (look: () => void, place: LivePlace = thisPage): Cancel => {
  let ears: Cancel | null = null
  let silence: Cancel | null = null
  let waiting: Cancel | null = null
  const lookWithin = (milliseconds: number): void => {
    if (waiting !== null || place.isHidden()) return
    waiting = place.after(place.chance() * milliseconds, () => {
      waiting = null
      if (!place.isHidden()) look()
    })
  }
  const stop = (): void => {
    silence?.()
    ears?.()
    silence = null
    ears = null
  }
  const change = (): void => {
    if (place.isHidden()) {
      silence ??= place.after(hiddenMs, stop)
      return
    }
    silence?.()
    silence = null
    ears ??= place.listen({
      onMessage: ({ type, withinMs }) => {
        if (type === 'bell') lookWithin(withinMs)
      },
      onReturn: () => lookWithin(afterBreakMs),
      // tried anew when the page is seen again
      onEnd: stop,
    })
  }
  const leave = [place.onSeen(change), place.onAside(stop)]
  change()
  return () => {
    for (const each of leave) each()
    waiting?.()
    stop()
  }
}
