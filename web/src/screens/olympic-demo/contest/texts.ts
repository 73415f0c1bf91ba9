/** Words of the mock contest. */
export const texts = {
  title: 'Thi thử Olympic English',
  progress: 'Tiến độ bài thi',
  /** C-499. */
  time: 'Thời gian làm bài',
  timeSpoken: (minutes: number) =>
    minutes === 0 ? 'Thời gian làm bài: còn chưa đến một phút' : `Thời gian làm bài: còn ${minutes} phút`,
  timeOver: 'Thời gian làm bài: đã hết',
  /** C-501. */
  answered: (answered: number, total: number) => `Đã trả lời: ${answered}/${total} câu`,
  grid: 'Các câu',
  field: (number: number, answered: boolean) => `Câu ${number}, ${answered ? 'đã trả lời' : 'chưa trả lời'}`,
  /** C-502. */
  finish: 'HOÀN THÀNH',
  number: (number: number) => `Câu ${number}`,
  answer: 'Trả lời',
  answerKept: 'Đã trả lời',
  kept: 'Câu trả lời đã được lưu. Em vẫn đổi được cho đến khi bấm HOÀN THÀNH.',
  /** C-514. */
  done: 'You have completed all the questions. Please wait for a response from the organizers.',
  /** C-529. */
  notSent: 'Đây là bài thi thử: các câu trả lời của em không được gửi đi đâu và đã được xóa khỏi máy này.',
  /** [new] */
  rightOf: 'câu đúng',
  marks: 'Kết quả từng câu',
  mark: (number: number, state: 'right' | 'wrong' | 'unanswered') =>
    `Câu ${number}: ${{ right: 'đúng', wrong: 'sai', unanswered: 'chưa làm' }[state]}`,
  parts: (right: number, total: number) => `đúng ${right}/${total} ý`,
  toDashboard: 'Về trang câu mẫu',
  again: 'Thi thử lại',
  loading: 'Đang mở bài thi thử',
  failed: 'Chưa mở được bài thi thử',
  failedText: 'Có thể mạng đang chập chờn. Em thử lại nhé.',
} as const
