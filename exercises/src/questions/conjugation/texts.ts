/** Words of Conjugation; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** [new] Titles of the columns, the boxes of a word counted from 1: the task says which form each of them takes. */
  word: 'Từ',
  form: (number: number) => `Ô ${number}`,
  /** [new] Name of a box for a screen reader, for a word that is given, and for a row without one. */
  cell: (word: string, form: number) => `${word}, ô ${form}`,
  row: (number: number) => `Hàng ${number}`,
} as const
