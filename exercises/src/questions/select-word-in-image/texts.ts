/** Words of SelectWordInImage; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** [new] Name of a picture and of its dropdown, counted from 1. */
  image: (number: number) => `Hình ${number}`,
  choice: (number: number) => `Từ của hình ${number}`,
  /** [new] The sound of a picture. */
  listen: (number: number) => `Nghe ${number}`,
} as const
