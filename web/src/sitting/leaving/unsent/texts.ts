/** [new] What to do with answers that are not sent when somebody signs out (D26). */
export const texts = {
  unsentTitle: 'Còn bài chưa gửi',
  unsentLead: (count: number) =>
    `Máy này còn ${count} câu trả lời hoặc bài nộp chưa gửi lên được. Em muốn làm gì trước khi thoát?`,
  sendNow: 'Gửi ngay',
  keepHere: 'Giữ lại trên máy này',
  keepHint: 'Bài được khóa lại bằng tài khoản của em và gửi tiếp khi em đăng nhập lần sau trên máy này.',
  discard: 'Bỏ',
  stay: 'Ở lại',
  sendFailed: 'Chưa gửi được, có thể mạng đang bị ngắt. Bài vẫn còn trên máy này.',
  keepFailed: 'Máy này chưa giữ lại được. Em gửi bài hoặc thử lại nhé.',
  discardTitle: 'Bỏ các câu trả lời chưa gửi?',
  discardText: 'Những câu này sẽ mất hẳn và thầy cô không nhận được.',
  discardYes: 'Xóa rồi thoát',
  discardNo: 'Không bỏ',
} as const
