/** Entries of the browser's history whose lists are kept; the oldest go first. */
const maxEntries = 50

const kept = new Map<string, unknown>()

/** What a list of a history entry asked last, so that Back finds it where it was left; undefined for a new one. */
export const keptIn = <Kept>(entry: string): Kept | undefined => kept.get(entry) as Kept | undefined

/** Keeps what a list asks, until as many others were looked at or the page is loaded anew. */
export const keepIn = (entry: string, asked: unknown): void => {
  kept.delete(entry)
  kept.set(entry, asked)
  const [oldest] = kept.keys()
  if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest)
}
