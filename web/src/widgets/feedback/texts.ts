/** Words of the feedback to an answer. */
export const texts = {
  /** C-287, C-288. */
  resultRight: 'Kết quả: Đúng',
  resultWrong: 'Kết quả: Sai',
  soundOn: 'Bật tiếng',
  soundOff: 'Tắt tiếng',
} as const
