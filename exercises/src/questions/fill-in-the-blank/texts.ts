/** Words of FillInTheBlank; those of its boxes stand in parts/english-box/texts.ts. */
export const texts = {
  /** [new] */
  bank: 'Chọn từ',
  /** [new] Said behind a word of the bank that stands in a blank. */
  used: 'đã dùng',
  /** [new] Told when a word of the bank went into a blank or out of it. */
  put: (word: string, number: number) => `Đã điền “${word}” vào ô trống ${number}`,
  /** [new] */
  taken: (word: string, number: number) => `Đã bỏ “${word}” khỏi ô trống ${number}`,
} as const
