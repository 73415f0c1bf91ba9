/** Words of the drop-downs. */
export const texts = {
  /** [new] What is to be done in a box, for a screen reader. */
  task: 'chọn từ danh sách',
  /** [new] What stands in a list while nothing is chosen. */
  choose: 'Chọn',
  /** [new] What is to be done, in the list of the worksheet. */
  listed: 'Chọn từ danh sách',
} as const
