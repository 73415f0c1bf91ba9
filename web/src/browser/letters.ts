/** How many things that somebody waits for stand on the screen. */
let waiting = 0

/**
 * Draws with the product's own letters from now on (tokens.css), and fetches them where they are not here yet. The faces
 * in whose place they come have their measures, so that nothing moves.
 */
export const bringLetters = (): void => {
  document.documentElement.dataset.letters = ''
}

/** Draws with them at once in a browser that had this script before, and so has fetched the letters too. */
export const takeKnownLetters = (): void => {
  const [script] = performance.getEntriesByName(import.meta.url)
  if (script instanceof PerformanceResourceTiming && script.transferSize === 0) bringLetters()
}

/**
 * Holds the letters back while somebody waits for the screen: on a slow line they would take the place of its code and its
 * data. They are fetched once it has been drawn.
 * @returns ends the wait
 */
export const holdLetters = (): (() => void) => {
  waiting += 1
  return () => {
    waiting -= 1
    // what takes the place of the wait is drawn in the next frame; it may be another wait
    requestAnimationFrame(() => setTimeout(() => waiting === 0 && bringLetters()))
  }
}
