/** Words that the parts of several question types show. */
export const texts = {
  blank: 'chỗ trống',
  right: 'Đúng',
  wrong: 'Sai',
  answer: 'Đáp án',
  /** The name of a sound that belongs to the question. */
  listen: 'Nghe',
} as const
