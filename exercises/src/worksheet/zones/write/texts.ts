/** Words of the writing boxes. */
export const texts = {
  /** [new] What is to be done in a box, for a screen reader. */
  task: 'điền chữ',
} as const
