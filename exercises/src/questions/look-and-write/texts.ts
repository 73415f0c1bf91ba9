/** [new] Words of LookAndWrite; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  /** Name of a box for a screen reader, counted from 1. */
  box: (number: number) => `Câu trả lời ${number}`,
  /** What stands for a picture: its words would be the answer. */
  picture: (number: number) => `Hình ${number}`,
  listen: (number: number) => `Nghe ${number}`,
} as const
