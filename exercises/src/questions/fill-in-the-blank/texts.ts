/** Words of FillInTheBlank; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** Name of a box for a screen reader, counted from 1. */
  blank: (number: number) => `Ô trống ${number}`,
  /** [new] */
  bank: 'Chọn từ',
  /** [new] Said behind a word of the bank that stands in a blank. */
  used: 'đã dùng',
  /** [new] Told when a word of the bank went into a blank or out of it. */
  put: (word: string, number: number) => `Đã điền “${word}” vào ô trống ${number}`,
  /** [new] */
  taken: (word: string, number: number) => `Đã bỏ “${word}” khỏi ô trống ${number}`,
  /** [new] The hint of wire.md 6. */
  telex: (typed: string) =>
    `“${typed}” đang có dấu tiếng Việt. Em chuyển bàn phím sang tiếng Anh rồi gõ lại từ này nhé.`,
} as const
