/** Words of WordForm. */
export const texts = {
  /** [new] In front of a given word, for screen readers. */
  given: 'từ cho sẵn:',
} as const
