import type { ColumnName } from './schema.ts'

/** [new] Titles of the columns; the settings of C-432 call them A and B. */
const columns: Readonly<Record<ColumnName, string>> = { left: 'Cột A', right: 'Cột B' }

/** Words of MatchingTwoColumn; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  column: (column: ColumnName) => columns[column],
  /** [new] */
  how: 'Chạm một thẻ, rồi chạm một thẻ khác cùng cột để đổi chỗ, sao cho mỗi hàng là một cặp. Em cũng có thể kéo thẻ tới chỗ mới.',
  /** [new] Name of a card for a screen reader; the row counts from 1. */
  card: (column: ColumnName, row: number) => `${columns[column]}, hàng ${row}:`,
  /** [new] Told when a card is chosen, put down again, or two have changed places. */
  chosen: (text: string) => `Đã chọn “${text}”. Chọn thẻ cùng cột để đổi chỗ.`,
  /** [new] */
  released: (text: string) => `Đã bỏ chọn “${text}”.`,
  /** [new] */
  swapped: (text: string, row: number, other: string, otherRow: number) =>
    `“${text}” sang hàng ${row}, “${other}” sang hàng ${otherRow}.`,
} as const
