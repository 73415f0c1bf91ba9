/** What the three screens of a worksheet say: the pupil's, the teacher's preview, a pupil's as the teacher sees it. */
export const texts = {
  worksheet: 'Phiếu bài tập',
  leave: 'Thoát khỏi bài',
  /** B-223. */
  handIn: 'Nộp bài',
  again: 'Làm lại',
  /** [new] The question before the hand-in, with how much is empty. */
  handInTitle: 'Nộp bài?',
  handInEmpty: (empty: number) => `Còn ${empty} mục chưa làm. Vẫn nộp được, nhưng xem lại một lượt thì tốt hơn.`,
  handInFull: 'Đã làm đủ các mục.',
  stay: 'Làm tiếp',
  /** [new] */
  emptyLeft: (empty: number) => `Còn ${empty} mục chưa làm.`,
  allDone: 'Đã làm đủ các mục.',
  /** [new] Over a worksheet that was marked. */
  result: 'Kết quả',
  score: 'Điểm',
  scoreLater: 'Điểm sẽ hiện khi hết hạn nộp.',
  solutionsLater: 'Bài có màu đúng sai, đáp án chưa mở.',
  answered: (answered: number, total: number) => `Đã làm ${answered}/${total} mục`,
  right: (right: number, total: number) => `Đúng ${right}/${total} mục`,
  handedInAt: (moment: string) => `Nộp lúc ${moment}`,
  receipt: (hash: string) => `Mã biên nhận ${hash}`,
  attempt: (number: number) => `Lần ${number}`,
  lateAnswers: (count: number) => `${count} câu trả lời đến sau khi nộp, được giữ lại nhưng không tính điểm.`,
  note: 'Lời nhắn của thầy cô',
  /** [new] Why the pages that were asked for cannot be shown. */
  missingTitle: 'Không tìm thấy phiếu này',
  missingText: 'Phiếu có thể đã được gỡ, hoặc không giao cho tài khoản này.',
  failedTitle: 'Chưa mở được phiếu',
  home: 'Về trang chủ',
} as const
