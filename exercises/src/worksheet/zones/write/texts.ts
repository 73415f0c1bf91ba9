/** Words of the writing boxes. */
export const texts = {
  /** [new] What is to be done in a box, for a screen reader. */
  task: 'điền chữ',
  /** [new] What is to be done, in the list of the worksheet. */
  listed: (boxes: number) => (boxes === 1 ? 'Điền chữ' : `Điền chữ, ${boxes} ô`),
} as const
