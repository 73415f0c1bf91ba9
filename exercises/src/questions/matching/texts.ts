/** Words of Matching; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** [new] */
  how: 'Chạm một thẻ, rồi chạm một thẻ khác để đổi chỗ. Em cũng có thể kéo thẻ tới chỗ mới.',
  /** [new] Name of a place for a screen reader; the row counts from 1. */
  place: (row: number, left: string) => (left === '' ? `Hàng ${row}:` : `Hàng ${row}, cạnh “${left}”:`),
  /** [new] A picture of which nothing else is known, by the number of its row or its letter. */
  picture: (label: string) => `Hình ${label}`,
  /** [new] The sound at the left of a row. */
  listen: (row: number) => `Nghe ${row}`,
  /** [new] Told when a card is chosen, put down again, or two have changed places. */
  chosen: (text: string) => `Đã chọn “${text}”. Chọn thẻ khác để đổi chỗ.`,
  /** [new] */
  released: (text: string) => `Đã bỏ chọn “${text}”.`,
  /** [new] */
  swapped: (text: string, row: number, other: string, otherRow: number) =>
    `“${text}” sang hàng ${row}, “${other}” sang hàng ${otherRow}.`,
} as const
