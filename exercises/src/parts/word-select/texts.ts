/** Words of the dropdowns in exercises; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** [new] What stands in a dropdown while nothing is chosen. */
  choose: 'Chọn từ',
  /** [new] What stands there when it was handed in so. */
  notChosen: 'Chưa chọn',
} as const
