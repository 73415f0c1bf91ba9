/** Words that the zones of several modes show. */
export const texts = {
  /** [new] Name of a box for a screen reader; the number is that of the list of the worksheet. */
  box: (number: number, task: string) => `Câu ${number}, ${task}`,
  /** [new] One of several boxes of a group, counted from 1. */
  boxOf: (number: number, box: number, task: string) => `Câu ${number}, ô ${box}, ${task}`,
  /** [new] An answer of which nothing is said to be right or wrong (B-221). */
  notMarked: 'Không chấm',
  /** [new] */
  empty: 'Chưa làm',
} as const
