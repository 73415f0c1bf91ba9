import { takesStep } from '@phuong/ui/dialog-stack'
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { createPath, type NavigationType, type Navigator, parsePath, Router, type To } from 'react-router'
import { entryPerson } from '../browser/history.ts'

/**
 * What our entries of the browser's history carry: the state of a navigation, the place's own key, which in the row it is,
 * and whose page (browser/history.ts).
 */
type Entry = { usr: unknown; key: string; at: number; person: string | null }

const textOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

let made = 0
const entry = (state: unknown, further: 0 | 1): Entry => ({
  usr: state ?? null,
  key: `${performance.timeOrigin}.${++made}`,
  at: ((window.history.state as Entry | null)?.at ?? 0) + further,
  person: entryPerson(),
})

const here = () => {
  const { pathname, search, hash } = window.location
  const kept = window.history.state as Partial<Entry> | null
  return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default' }
}

/**
 * Follows the address bar: the router's own does so too, but brings along its halves for forms, fetchers and rendering on
 * a server, 5 kB that every first visit would pay for.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => ({ location: here(), way: 'POP' as `${NavigationType}` }))
  const navigator = useMemo<Navigator>(() => {
    const arrive = (way: `${NavigationType}`) => startTransition(() => setPlace({ location: here(), way }))
    return {
      createHref: textOf,
      encodeLocation: (to) => ({
        pathname: '',
        search: '',
        hash: '',
        ...(typeof to === 'string' ? parsePath(to) : to),
      }),
      go: (steps) => window.history.go(steps),
      push: (to, state) => {
        window.history.pushState(entry(state, 1), '', textOf(to))
        arrive('PUSH')
      },
      replace: (to, state) => {
        window.history.replaceState(entry(state, 0), '', textOf(to))
        arrive('REPLACE')
      },
    }
  }, [])
  useLayoutEffect(() => {
    const follow = (event: Event) => {
      // before anybody who follows the address too
      if (takesStep()) event.stopImmediatePropagation()
      else startTransition(() => setPlace({ location: here(), way: 'POP' }))
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  return (
    <Router navigator={navigator} location={place.location} navigationType={place.way as NavigationType}>
      {children}
    </Router>
  )
}
