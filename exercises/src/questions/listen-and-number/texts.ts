/** [new] Words of ListenAndNumber; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  how: 'Chạm một số rồi chạm hình, hoặc kéo số vào hình.',
  /** For whoever moves with the keyboard. */
  keys: 'Khi đang ở một hình, em có thể gõ số, hoặc nhấn phím Delete để bỏ số.',
  numbers: 'Các số',
  items: 'Các hình',
  number: (number: number) => `Số ${number}`,
  /** Said behind a number that stands on an item. */
  used: 'đã dùng',
  /** The name of an item of which no words are known. */
  picture: (letter: string) => `Hình ${letter}`,
  /** Behind the name of an item, for a screen reader. */
  has: (number: number) => `số ${number}`,
  hasNone: 'chưa có số',
  listen: (number: number) => `Nghe số ${number}`,
  chosenNumber: (number: number) => `Đã chọn số ${number}. Chọn hình để đặt số.`,
  chosenItem: (name: string) => `Đã chọn ${name}. Chọn số.`,
  released: 'Đã bỏ chọn.',
  placed: (number: number, name: string) => `Đã đặt số ${number} cho ${name}.`,
  taken: (number: number, name: string) => `Đã bỏ số ${number} khỏi ${name}.`,
} as const
