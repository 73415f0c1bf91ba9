/** Words of SelectWordsInSentence; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** [new] */
  how: 'Chạm vào từ để chọn, chạm lần nữa để bỏ chọn.',
  /** [new] Name of the words together for a screen reader. */
  words: 'Các từ trong câu',
  /** [new] Name of a dropdown for a screen reader, by its place among them, counted from 1. */
  gap: (number: number) => `Ô chọn ${number}`,
  /** [new] Told below the sentence. */
  count: (count: number) => `Đã chọn ${count} từ`,
} as const
