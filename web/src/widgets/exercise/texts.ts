/** Words of an exercise that is played outside of a sitting. */
export const texts = {
  /** C-307. */
  submit: 'Nộp bài',
  again: 'Thử lại',
  script: 'Lời trong bài nghe',
  explanation: 'Giải thích',
} as const
