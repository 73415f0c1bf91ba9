/** Words of the boxes to tick. */
export const texts = {
  /** [new] Name of a group for a screen reader. */
  group: (number: number, pick: number) => `Câu ${number}, chọn ${pick} ô`,
  /** [new] One box of it, counted from 1. */
  box: (number: number) => `Ô ${number}`,
  /** [new] Told when one pick too many put the oldest down (B-248). */
  dropped: (pick: number) => `Câu này chỉ chọn ${pick} ô, ô chọn đầu tiên đã được bỏ`,
  /** [new] How a box of a worksheet that was handed in is said. */
  picked: 'đã chọn',
  notPicked: 'không chọn',
  key: 'đáp án đúng',
  /** [new] What is to be done, in the list of the worksheet. */
  listed: (pick: number) => (pick === 1 ? 'Chọn 1 ô' : `Chọn ${pick} ô`),
  /** [new] How picked boxes are named in the list: by their numbers in the group. */
  pickedBoxes: (numbers: string) => `ô ${numbers}`,
} as const
