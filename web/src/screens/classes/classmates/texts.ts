export const texts = {
  classes: 'Lớp học',
  friends: 'Các bạn trong lớp',
  noneTitle: 'Lớp chưa có bạn nào',
  /** [new] The units of the class (D54). */
  noLessons: 'Lớp chưa có bài học nào',
  noLessonsText: 'Bài nghe, video và bài tập của từng Unit sẽ hiện ở đây.',
  completed: (percent: string) => `Đã làm ${percent}%`,
  /** what the questions of the newest attempt came to, in the order of the paper */
  results: 'Kết quả từng câu',
  resultOf: { right: 'đúng', wrong: 'chưa đúng', answered: 'đã trả lời', none: 'chưa trả lời' },
  question: (number: string, result: string) => `Câu ${number}: ${result}`,
  resultsFailed: 'Chưa tải được kết quả từng câu.',
  again: 'Thử lại',
} as const
