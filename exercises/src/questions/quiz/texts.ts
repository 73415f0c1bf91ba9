/** Words of QUIZ; those of the options stand in the questions. */
export const texts = {
  /** [new] Over options of which several are to be picked (B-283). */
  takes: (count: number) => `Chọn ${count} đáp án.`,
  /** [new] Told when one more than those drops the oldest (B-284). */
  dropped: (name: string) => `Đã bỏ chọn ${name}.`,
  /** [new] Behind the word for a sub-question of which not all was right. */
  hits: (count: number, of: number) => `${count}/${of}`,
  listen: (number: number) => `Nghe câu ${number}`,
} as const
