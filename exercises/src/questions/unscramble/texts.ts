/** Words of Unscramble. */
export const texts = {
  line: 'Bài của em',
  tray: 'Các thẻ',
  /** In the empty line. */
  start: 'Chạm vào thẻ hoặc kéo thẻ để xếp vào đây.',
  nothing: 'Chưa xếp thẻ nào.',
  swap: 'Đổi chỗ',
  swapHint: 'Chọn hai thẻ đã xếp để đổi chỗ cho nhau.',
  clear: 'Xếp lại',
  /** The name of a piece that is nothing but a space. */
  space: 'dấu cách',
  placed: (piece: string, place: number) => `Đã xếp ${piece} vào chỗ ${place}.`,
  taken: (piece: string) => `Đã lấy ${piece} ra.`,
  /** [new] A placed piece was dragged to another place. */
  moved: (piece: string, place: number) => `Đã chuyển ${piece} tới chỗ ${place}.`,
  chosen: (piece: string) => `Đã chọn ${piece}. Chọn thẻ thứ hai để đổi chỗ.`,
  unchosen: (piece: string) => `Đã bỏ chọn ${piece}.`,
  swapped: (one: string, other: string) => `Đã đổi chỗ ${one} và ${other}.`,
  cleared: 'Đã lấy hết các thẻ ra.',
} as const
