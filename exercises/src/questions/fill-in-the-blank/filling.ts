import type { Response } from './schema.ts'
import { texts } from './texts.ts'

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

/** A word that is dragged, and the blank (counted from 0) that it is taken out of; null for the bank. */
export type Taken = { readonly word: string; readonly from: number | null }

/** Where it is dropped: in a blank, or back in the bank. */
export type Spot = number | 'bank'

type Drop = {
  readonly response: Response
  /** the blank for the next word; null for the first empty one */
  readonly chosen: number | null
  /** the move in words, for a screen reader */
  readonly said: string
}

/**
 * What a drop does; null where it changes nothing. A word that goes from one blank to another leaves it what stood
 * there.
 */
export const drop = (response: Response, { word, from }: Taken, spot: Spot): Drop | null => {
  if (spot === 'bank')
    return from === null
      ? null
      : { response: withBlank(response, from, ''), chosen: from, said: texts.taken(word, from + 1) }
  const before = response.blanks[spot]
  if (before === undefined || spot === from || (from === null && before === word)) return null
  if (from === null) {
    const { response: put, next } = putWord(response, spot, word)
    return { response: put, chosen: next, said: texts.put(word, spot + 1) }
  }
  const said = before === '' ? texts.moved(word, spot + 1) : texts.swapped(word, spot + 1, before, from + 1)
  return { response: withBlank(withBlank(response, spot, word), from, before), chosen: null, said }
}
