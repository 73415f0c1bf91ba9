/** Words of the boxes to tick. */
export const texts = {
  /** [new] Name of a group for a screen reader. */
  group: (number: number, pick: number) => `Câu ${number}, chọn ${pick} ô`,
  /** [new] One box of it, counted from 1. */
  box: (number: number) => `Ô ${number}`,
  /** [new] Told when one pick too many put the oldest down (B-248). */
  dropped: (pick: number) => `Câu này chỉ chọn ${pick} ô, ô chọn đầu tiên đã được bỏ`,
  /** [new] How a box of a sheet that was handed in is said. */
  picked: 'đã chọn',
  notPicked: 'không chọn',
  key: 'đáp án đúng',
} as const
