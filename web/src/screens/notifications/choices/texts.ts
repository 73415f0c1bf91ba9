/** [new] Which notifications a person wants, on /lms/notifications. */
export const choiceTexts = {
  title: 'Nhận thông báo',
  submitted: 'Bài nộp',
  submittedHelp: 'Khi học sinh nộp bài',
  marked: 'Bài đã chấm',
  markedHelp: 'Khi thầy cô chấm hoặc nhận xét',
  invited: 'Thư mời vào lớp',
  invitedHelp: 'Gửi thêm qua email',
  /** What nobody refuses. */
  alwaysPupil: 'Bài tập mới, tin của lớp và của nhà trường luôn được báo cho em.',
  alwaysStaff: 'Tin của nhà trường và việc của lớp luôn được báo cho thầy cô.',
  notSaved: 'Chưa lưu được. Vui lòng thử lại.',
} as const
