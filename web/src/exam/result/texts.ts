/** Words of a result, of an olympic paper and of a unit exercise alike. */
export const texts = {
  /** C-328. */
  completed: 'Bạn đã hoàn thành bài thi',
  /** C-331. */
  backHome: 'Quay về trang chủ',
  /** C-358, C-359. */
  nothingDone: 'KHÔNG CÓ DANH SÁCH BÀI LÀM',
  doneIn: (date: string, minutes: number) => `${date}, làm trong ${minutes} phút`,
  ofHundred: (percent: number) => `${percent}%`,
  tiersLabel: 'Bốn mức của cây phượng',
  tiers: {
    bad: { name: 'Chờ nảy mầm', from: 'dưới 50%', alt: 'Cây phượng chờ nảy mầm' },
    good: { name: 'Ra mầm', from: 'từ 50%', alt: 'Cây phượng ra mầm' },
    great: { name: 'Xanh lá', from: 'từ 75%', alt: 'Cây phượng xanh lá' },
    perfect: { name: 'Nở hoa', from: '100%', alt: 'Cây phượng nở hoa' },
  },
  /** [new] What the tree of the own result says. */
  grown: {
    bad: 'Cây phượng của em đang chờ nảy mầm',
    good: 'Cây phượng của em đã ra mầm',
    great: 'Cây phượng của em đã xanh lá',
    perfect: 'Cây phượng của em đã nở hoa',
  },
  /** [new] */
  practise: (count: number) => `Luyện lại ${count} câu sai`,
  practiseOf: (number: number, total: number) => `Luyện lại câu sai: ${number} trong ${total}`,
  practiseNext: 'Câu tiếp theo',
  practiseEnd: 'Về kết quả',
  allQuestions: 'Các câu trong đề',
  number: (number: number) => `Câu ${number}`,
  rightCount: (count: number) => `${count} câu đúng`,
  wrongCount: (count: number) => `${count} câu sai`,
  waitingCount: (count: number) => `${count} câu chờ kết quả`,
  /** [new] */
  wrongOnly: 'Chỉ xem câu sai',
  right: 'Đúng',
  wrong: 'Sai',
  waiting: 'Chờ kết quả',
  /** [new] D56. */
  unmarked: 'Không tính vào số câu đúng',
  unanswered: 'Chưa làm',
  /** C-349. */
  detail: 'Chi tiết',
  detailOf: (number: number) => `Chi tiết câu ${number}`,
  rightAnswer: 'Đáp án đúng',
  audioScript: 'Lời trong bài nghe',
  explanation: 'Giải thích',
  /** C-353. */
  close: 'Đóng',
  by: (name: string) => `Bài làm của ${name}`,
  offlineResult: 'Chưa có mạng, đây là kết quả trên máy này. Bài được gửi lên khi có mạng lại.',
  /** [new] H162. */
  lateAnswers: (count: number) => `${count} câu trả lời đến sau khi hết giờ, được giữ lại nhưng không tính điểm.`,
  mark: 'Điểm',
  /** docs/protocol.md 5 'Attempts'. */
  scoreWaits: 'Điểm hiện sau hạn nộp.',
  scoreOnItsWay: 'Điểm hiện khi bài được gửi xong.',
} as const
