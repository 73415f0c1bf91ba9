export const texts = {
  /** [new] The way to the page of C-594. */
  print: 'In đề',
} as const
