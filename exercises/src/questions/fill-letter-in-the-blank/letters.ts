/** Which letters of a word are missing, and how a word is put together again. */
import { cleanText } from '@phuong/domain/names/clean'
import { shuffled } from '../../shared/shuffle.ts'

/** A letter or sign with the marks on it, which belong to it. */
const letter = /\P{M}\p{M}*/gu

export const lettersOf = (word: string): string[] => cleanText(word).match(letter) ?? []

/** What can be missing, the first kind that a word has; `filterVowels` puts vowels in front (C-388). */
const kinds = [/\p{L}/u, /\p{N}/u, /\S/u]
const vowel = /^[aeiou]/iu

const placesOf = (letters: readonly string[], kind: RegExp): number[] =>
  letters.flatMap((one, place) => (kind.test(one.normalize('NFD')) ? [place] : []))

type Choice = {
  /** the id of the question and the place of the word in it, so that the same places are missing each time */
  readonly seed: string
  readonly count: number
  readonly vowels: boolean
}

/**
 * The places that are missing in a word (C-430): drawn by a seed that knows nothing of its letters, so that they tell no
 * more than that a letter stands there, or a vowel. No more than the word has of that kind.
 */
export const missingPlaces = (letters: readonly string[], { seed, count, vowels }: Choice): ReadonlySet<number> => {
  const all = vowels ? [vowel, ...kinds] : kinds
  const places = all.map((kind) => placesOf(letters, kind)).find((found) => found.length > 0) ?? []
  return new Set(shuffled(places, seed).slice(0, count))
}

/** The word with `typed` in its boxes one after another; an empty one as `empty`. */
export const wordOf = (cells: readonly (string | null)[], typed: readonly string[], empty: string): string => {
  let box = 0
  return cells.map((cell) => cell ?? (typed[box++]?.trim() || empty)).join('')
}

export const boxesIn = (cells: readonly (string | null)[]): number => cells.filter((cell) => cell === null).length
