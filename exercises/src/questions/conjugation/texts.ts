/** Words of Conjugation; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** [new] Titles of the columns, the forms counted from 1. */
  word: 'Từ',
  form: (number: number) => `Dạng ${number}`,
  /** [new] Name of a box for a screen reader, for a word that is given, and for a row without one. */
  cell: (word: string, form: number) => `${word}, dạng ${form}`,
  row: (number: number) => `Hàng ${number}`,
} as const
