/** The first status that speaks of the server's own trouble, and the one of a line that has asked too much. */
const serverTrouble = 500
const tooMany = 429

/** Whether an answer comes from something between us and the server, such as the page of a network that wants a sign-in. */
const isPage = ({ type }: Blob): boolean => type.startsWith('text/html')

/**
 * Fetches a file of our own server, after everything that is wanted at once; the browser's cache keeps it too.
 * @returns the whole file; 'none' where there is none; 'later' while it cannot be had, or when it is given up
 */
export const fetchAhead = async (path: string, signal: AbortSignal): Promise<Blob | 'none' | 'later'> => {
  if (!navigator.onLine) return 'later'
  try {
    const answer = await fetch(path, { priority: 'low', credentials: 'same-origin', signal })
    // a file is here, and in the cache, when all of it has come
    const file = await answer.blob()
    if (answer.ok) return isPage(file) ? 'later' : file
    return answer.status >= serverTrouble || answer.status === tooMany ? 'later' : 'none'
  } catch {
    return 'later'
  }
}
