import type { Response } from './schema.ts'

/** The response with another text in one blank (counted from 0). */
export const withBlank = ({ blanks }: Response, at: number, text: string): Response => ({
  blanks: blanks.map((before, blank) => (blank === at ? text : before)),
})

/** The blank that a word of the bank goes to: the one chosen last, otherwise the first empty one, otherwise the first. */
export const placeOf = ({ blanks }: Response, chosen: number | null): number =>
  chosen !== null && chosen < blanks.length ? chosen : Math.max(0, blanks.indexOf(''))

/**
 * A word of the bank goes into the blank at `at`; the word that stands there already is taken out again. `next` is the
 * blank for the next word: the first empty one behind it or, past the end, before it; null when all are full.
 */
export const putWord = (response: Response, at: number, word: string): { response: Response; next: number | null } => {
  if (response.blanks[at] === word) return { response: withBlank(response, at, ''), next: at }
  const filled = withBlank(response, at, word)
  const after = filled.blanks.indexOf('', at)
  const next = after >= 0 ? after : filled.blanks.indexOf('')
  return { response: filled, next: next >= 0 ? next : null }
}
