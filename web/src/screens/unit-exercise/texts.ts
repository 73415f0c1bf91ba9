/** Words of the unit exercise. */
export const texts = {
  exam: 'Đề kiểm tra',
  due: (moment: string) => `Hạn ${moment}`,
  /** C-324, C-327. */
  resultTitle: 'Kết quả làm bài',
  /** C-375. */
  sent: 'Kết quả bài làm đã được gửi.',
  /** C-376. */
  sendFailed: 'Có lỗi xảy ra!',
  /** [new] Nothing is wrong with what only waits. */
  sendWaits: 'Bài nộp đang chờ mạng',
  sendFailedText: 'Bài làm vẫn được giữ trên máy này và tự gửi khi có mạng.',
  retry: 'Thử lại',
  sendingTitle: 'Đang gửi bài',
  sendingText: 'Em chờ một chút nhé.',
  nothingDoneText: 'Làm xong đề, kết quả sẽ hiện ở đây.',
  toHome: 'Về trang chủ',
  toAssignment: 'Về bài được giao',
  again: 'Làm lại',
  attempts: 'Các lần làm',
  attempt: (number: number) => `Lần ${number}`,
  attemptMark: (number: number, mark: string) => `Lần ${number} · ${mark}`,
  handedInAt: (moment: string) => `Nộp lúc ${moment}`,
  right: (right: number, total: number) => `Đúng ${right}/${total} câu`,
  note: 'Lời nhắn của thầy cô',
  /** docs/protocol.md 5 'Attempts': what is not told of the right answers. */
  solutionsLater: 'Đáp án hiện sau hạn nộp.',
  solutionsNever: 'Đề này không hiện đáp án.',
  solutionsFrom: (moment: string) => `Em xem được đáp án từ ${moment}.`,
  missingTitle: 'Không tìm thấy đề này',
  missingText: 'Đề có thể đã được gỡ, hoặc không giao cho tài khoản này.',
} as const
