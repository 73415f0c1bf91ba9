/** Words of Underlined; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** [new] Over the sentence while it is open. */
  how: 'Chạm vào một phần gạch chân.',
} as const
