/** What some browsers know of the line; the others say nothing of it. */
type Line = { readonly connection?: { readonly saveData?: boolean } }

/** Whether the person has asked the browser to load as little as it can. */
export const savesData = (): boolean => (navigator as Line).connection?.saveData === true

/**
 * Brings a file of our own server into the browser's cache, after everything that is wanted at once.
 * @returns whether the server has answered, whatever it said; false while it cannot be reached, or when it is given up
 */
export const fetchAhead = async (path: string, signal: AbortSignal): Promise<boolean> => {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch(path, { priority: 'low', credentials: 'same-origin', signal })
    // a file is kept when all of it has come
    await answer.arrayBuffer()
    return true
  } catch {
    return false
  }
}
