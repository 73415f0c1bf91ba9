/** Words of Conjugation; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** [new] Titles of the columns: a form without a name of its own is counted from 1, the task says which it is. */
  word: 'Từ',
  form: (number: number) => `Ô ${number}`,
  /** [new] Name of a box for a screen reader, for a word that is given, and for a row without one. */
  cell: (word: string, form: string) => `${word}, ${form.toLowerCase()}`,
  row: (number: number) => `Hàng ${number}`,
} as const
