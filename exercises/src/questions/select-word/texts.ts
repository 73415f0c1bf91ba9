/** Words of SelectWord; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** Name of a dropdown for a screen reader, counted from 1. */
  gap: (number: number) => `Ô chọn ${number}`,
} as const
