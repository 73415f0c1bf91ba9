/** A word as a row of places: a box for each of its letters, its signs shown. */
import { cleanText } from '@phuong/domain/names/clean'
import { normaliseAnswer } from '../../shared/normalise-answer.ts'

/** A letter or sign with the marks on it, which belong to it. */
const letter = /\P{M}\p{M}*/gu

export const lettersOf = (word: string): string[] => cleanText(word).match(letter) ?? []

/** What is written into boxes: letters and digits, or every sign of a word that has neither. */
const boxed = (letters: readonly string[]): RegExp => {
  const written = /[\p{L}\p{N}]/u
  return letters.some((one) => written.test(one)) ? written : /\S/u
}

/** The places of a word: null for a box, otherwise the sign that stands there (C-463). */
export const cellsOf = (word: string): (string | null)[] => {
  const letters = lettersOf(word)
  const kind = boxed(letters)
  return letters.map((one) => (kind.test(one) ? null : one))
}

/** The letters that go into the boxes of a word, one after another. */
export const boxLetters = (word: string): string[] => {
  const letters = lettersOf(word)
  const kind = boxed(letters)
  return letters.filter((one) => kind.test(one))
}

/** The word that the boxes make, as typed answers are compared: one letter behind the other (C-464). */
export const joinedLetters = (letters: readonly string[]): string =>
  normaliseAnswer(letters.map((letter) => letter.trim()).join(''))

export const boxesIn = (cells: readonly (string | null)[]): number => cells.filter((cell) => cell === null).length

/** The word with `typed` in its boxes one after another; an empty one as `empty`. */
export const wordOf = (cells: readonly (string | null)[], typed: readonly string[], empty: string): string => {
  let box = 0
  return cells.map((cell) => cell ?? (typed[box++]?.trim() || empty)).join('')
}
