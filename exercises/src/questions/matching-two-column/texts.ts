import type { ColumnName } from './schema.ts'

/** [new] Titles of the columns; the settings of C-432 call them A and B. */
const columns: Readonly<Record<ColumnName, string>> = { left: 'Cột A', right: 'Cột B' }

/** Words of MatchingTwoColumn; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  column: (column: ColumnName) => columns[column],
  /** [new] How pairs are made, and where one column lies still. */
  how: 'Chạm một thẻ, rồi chạm thẻ hợp với nó ở cột kia: hai thẻ về cùng một hàng. Em cũng có thể kéo thẻ tới chỗ mới.',
  howInColumn:
    'Chạm một thẻ, rồi chạm một thẻ khác cùng cột để đổi chỗ, sao cho mỗi hàng là một cặp. Em cũng có thể kéo thẻ tới chỗ mới.',
  /** [new] Name of a card for a screen reader; the row counts from 1. */
  card: (column: ColumnName, row: number) => `${columns[column]}, hàng ${row}:`,
  /** [new] Told when a card is chosen, put down again, or two have changed places. */
  chosen: (text: string) => `Đã chọn “${text}”. Chọn thẻ hợp với nó, hoặc thẻ cùng cột để đổi chỗ.`,
  /** [new] */
  released: (text: string) => `Đã bỏ chọn “${text}”.`,
  /** [new] Told when two cards are chosen that lie in one row already. */
  paired: (left: string, right: string) => `“${left}” và “${right}” đã ở cùng một hàng.`,
  /** [new] */
  swapped: (text: string, row: number, other: string, otherRow: number) =>
    `“${text}” sang hàng ${row}, “${other}” sang hàng ${otherRow}.`,
} as const
