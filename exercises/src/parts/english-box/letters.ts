/** What typing into boxes for one letter does. The response holds one text per box. */

/** A letter with the marks on it, which belong to it; a space is none. */
const letter = /[^\p{M}\s]\p{M}*/gu

export type Typed = {
  readonly blanks: readonly string[]
  /** the box to go on in */
  readonly next: number
}

const replaced = (blanks: readonly string[], at: number, letters: readonly string[]): string[] =>
  blanks.map((before, blank) => letters[blank - at] ?? before)

/**
 * The box at `at` now says `value` (C-460, C-463: each box takes one letter). A letter typed beside the one that stood
 * there replaces it; more than one, pasted or dictated, go into the boxes that follow.
 */
export const typeLetters = (blanks: readonly string[], at: number, value: string): Typed => {
  const letters = value.match(letter) ?? []
  const last = blanks.length - 1
  if (letters.length === 0) return { blanks: replaced(blanks, at, ['']), next: at }
  const [first = '', second] = letters
  if (letters.length === 2 && blanks[at] !== '' && (first === blanks[at] || second === blanks[at]))
    return {
      blanks: replaced(blanks, at, [first === blanks[at] ? (second ?? '') : first]),
      next: Math.min(at + 1, last),
    }
  return { blanks: replaced(blanks, at, letters), next: Math.min(at + letters.length, last) }
}

/** What a key does that types nothing; null where it is the browser's. Backspace in an empty box empties the one before. */
export const pressKey = (blanks: readonly string[], at: number, key: string): Typed | null => {
  const last = blanks.length - 1
  switch (key) {
    case 'Backspace':
      return blanks[at] === '' && at > 0 ? { blanks: replaced(blanks, at - 1, ['']), next: at - 1 } : null
    case 'ArrowLeft':
      return at > 0 ? { blanks, next: at - 1 } : null
    case 'Enter':
    case 'ArrowRight':
      return at < last ? { blanks, next: at + 1 } : null
    default:
      return null
  }
}
