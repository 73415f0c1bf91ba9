/** Words of the boxes that English is typed into; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** Name of a box for a screen reader, counted from 1. */
  blank: (number: number) => `Ô trống ${number}`,
  /** [new] Name of a box for one letter; the place is that of the letter in its word, from 1. */
  letter: (place: number) => `Chữ cái thứ ${place}`,
  /** [new] Told before the boxes, because the focus moves by itself. */
  letters: 'Mỗi ô một chữ cái. Gõ xong một ô, con trỏ tự sang ô tiếp theo.',
  /** [new] The hint of docs/protocol.md 6. */
  telex: (typed: string) =>
    `“${typed}” đang có dấu tiếng Việt. Em chuyển bàn phím sang tiếng Anh rồi gõ lại từ này nhé.`,
  /** [new] The same where letters stand one by one. */
  telexLetters: (typed: string) =>
    `“${typed}” đang có dấu tiếng Việt. Em chuyển bàn phím sang tiếng Anh rồi gõ lại chữ này nhé.`,
} as const
