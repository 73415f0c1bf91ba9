/** The names of question types as papers have stored them over the years, and the one code that each stands for. */

/** A name without regard to case, hyphens, underscores and spaces (C-494). */
const bare = (name: string): string => name.toLowerCase().replace(/[-_\s]+/g, '')

/** Types with a second name (C-399), both bare. */
const otherNames: ReadonlyMap<string, string> = new Map([['wordpuzzle', 'puzzlewords']])

/**
 * The code that a stored name of a type stands for: `FILLINTHEBLANK` and `fill-in the blank` are FillInTheBlank (C-494),
 * `WordPuzzle` is PuzzleWords (C-399). Undefined for a name that none of the codes has (C-496). Stored rows keep their own
 * spelling.
 */
export const typeNames = (codes: Iterable<string>): ((name: string) => string | undefined) => {
  const byName = new Map([...codes].map((code) => [bare(code), code]))
  return (name) => byName.get(otherNames.get(bare(name)) ?? bare(name))
}
