/** Words of ErrorCorrection. */
export const texts = {
  /** [new] In front of what is marked as wrong, for screen readers. */
  wrong: 'chỗ sai:',
  /** [new] Name of the box for its correction, counted from 1. */
  correct: (number: number, wrong: string) => `Ô ${number}, sửa “${wrong}”`,
} as const
