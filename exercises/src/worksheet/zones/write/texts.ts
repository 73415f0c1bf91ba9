/** Words of the writing boxes. */
export const texts = {
  /** [new] What is to be done in a box, for a screen reader. */
  task: 'điền từ',
  /** [new] What is to be done, in the list of the worksheet. */
  listed: (boxes: number) => (boxes === 1 ? 'Điền từ' : `Điền từ, ${boxes} ô`),
} as const
