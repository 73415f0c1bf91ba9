/** Words of FillInTheBlankWithHint. */
export const texts = {
  /** [new] Name of a gap for a screen reader, counted from 1, with the letters that it takes. */
  gap: (number: number, letters: number) => `Ô trống ${number}, ${letters} chữ cái`,
  /** [new] In front of the words about a gap; its number where there are several. */
  hint: 'Gợi ý',
  hintOf: (number: number) => `Gợi ý ${number}`,
} as const
