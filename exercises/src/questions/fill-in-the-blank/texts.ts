/** Words of FillInTheBlank; those of its boxes stand in parts/english-box/texts.ts. */
export const texts = {
  /** [new] */
  bank: 'Chọn từ',
  /** [new] */
  how: 'Chạm hoặc kéo một từ vào ô trống. Muốn bỏ ra, em chạm từ trong ô, hoặc kéo từ về đây.',
  /** [new] Said behind a word of the bank that stands in a blank. */
  used: 'đã dùng',
  /** [new] Told when a word of the bank went into a blank or out of it. */
  put: (word: string, number: number) => `Đã điền “${word}” vào ô trống ${number}`,
  /** [new] */
  taken: (word: string, number: number) => `Đã bỏ “${word}” khỏi ô trống ${number}`,
  /** [new] Told when a word was dragged from one blank to another, empty or not. */
  moved: (word: string, number: number) => `Đã chuyển “${word}” sang ô trống ${number}`,
  /** [new] */
  swapped: (word: string, number: number, other: string, otherNumber: number) =>
    `“${word}” sang ô trống ${number}, “${other}” sang ô trống ${otherNumber}`,
} as const
