/** What some browsers know of the line; the others say nothing of it. */
type Line = { readonly connection?: { readonly saveData?: boolean } }

/** Whether the person has asked the browser to load as little as it can. */
export const savesData = (): boolean => (navigator as Line).connection?.saveData === true

/** Files that a player asks for. */
const isPlayed = (path: string): boolean => /\.(?:mp3|m4a|ogg|wav|mp4|webm)(?:[?#]|$)/i.test(path)

/**
 * Brings a file of our own server into the browser's cache, after everything that is wanted at once.
 * @returns whether the server has answered, whatever it said; false while it cannot be reached, or when it is given up
 */
export const fetchAhead = async (path: string, signal: AbortSignal): Promise<boolean> => {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch(path, {
      priority: 'low',
      credentials: 'same-origin',
      signal,
      // as a player asks: what came compressed, or might have, is not what the cache gives it afterwards
      ...(isPlayed(path) && { headers: { range: 'bytes=0-' } }),
    })
    // a file is kept when all of it has come
    await answer.arrayBuffer()
    return true
  } catch {
    return false
  }
}
