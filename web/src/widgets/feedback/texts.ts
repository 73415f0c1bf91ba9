/** Words of the feedback to an answer. */
export const texts = {
  /** C-287, C-288. */
  resultRight: 'Kết quả: Đúng',
  resultWrong: 'Kết quả: Sai',
  /** [new] What meets a right answer beside its given words, in turn (D61). */
  joys: ['Giỏi lắm', 'Chính xác', 'Em làm tốt lắm', 'Hay quá', 'Tuyệt vời'],
  soundOn: 'Bật tiếng',
  soundOff: 'Tắt tiếng',
} as const
