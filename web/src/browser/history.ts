type NavigationApi = { canGoBack: boolean }

/** Whether the browser's back leads to a page of this product or, where it cannot tell, to any page at all. */
const canGoBack = (): boolean => {
  const { navigation } = window as { navigation?: NavigationApi }
  return navigation ? navigation.canGoBack : window.history.length > 1
}

/** What a navigation left with the entry that the page stands on (AddressRouter); null for one that was opened anew. */
export const entryState = (): unknown => (window.history.state as { usr?: unknown } | null)?.usr ?? null

/** Leaves for a path that another entry of the server draws, such as `/`. */
export const leaveTo = (path: `/${string}`): void => window.location.assign(path)

/** One page back; to `otherwise` when this page is the first one (C-701). */
export const goBack = (otherwise: `/${string}`): void => {
  if (canGoBack()) window.history.back()
  else leaveTo(otherwise)
}

/** Likewise, without leaving this page in the history: back must not lead into a page that sends away at once. */
export const replaceWith = (path: `/${string}`): void => window.location.replace(path)

export const loadAnew = (): void => window.location.reload()

/**
 * Whose page the entry of the history is that the page stands on; null while it is nobody's. The browser keeps that over a
 * reload, also where it stores nothing else, and no address shows it (H158).
 */
export const entryPerson = (): string | null => (window.history.state as { person?: string } | null)?.person ?? null

/** An address that somebody opens is nobody's page yet, though Chromium keeps the entry where it is the same one again. */
export const beginEntry = (): void => {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (way?.type === 'navigate' && entryPerson() !== null)
    window.history.replaceState({ ...window.history.state, person: null }, '')
}

/** Says whose page the entry is from now on. */
export const noteEntryPerson = (person: string): void => {
  if (entryPerson() !== person) window.history.replaceState({ ...window.history.state, person }, '')
}

/** As `replaceWith`, and whose page the entry was stays with it. */
export const turnInto = (path: `/${string}`): void => {
  const person = entryPerson()
  if (person === null) replaceWith(path)
  else {
    window.history.replaceState({ person }, '', path)
    loadAnew()
  }
}

/**
 * From now on the page itself says where it is scrolled to on the way back, and no more the browser.
 * @returns what gives it back to the browser
 */
export const ownScroll = (): (() => void) => {
  window.history.scrollRestoration = 'manual'
  return () => {
    window.history.scrollRestoration = 'auto'
  }
}

/** What stands behind # in the address. */
export const fragment = (): URLSearchParams => new URLSearchParams(window.location.hash.slice(1))

/** What stands behind # in the address, once: it is taken out, so that it stays in no history and no bookmark. */
export const takeFragment = (): URLSearchParams => {
  const { hash, pathname, search } = window.location
  const taken = fragment()
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
  return taken
}
