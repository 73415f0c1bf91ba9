/** Words of FillLetterInTheBlank. */
export const texts = {
  /** [new] Name of a word for a screen reader, counted from 1, with what is shown of it. */
  word: (number: number, letters: string) => `Từ ${number}: ${letters}`,
  /** [new] A missing letter in that name. */
  missing: 'ô trống',
} as const
