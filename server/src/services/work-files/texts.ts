/** Why a file of a pupil's work is not taken (D28); the teacher reads it beside the name of the file. */
export const workFileTexts = {
  none: 'Đây không phải tập tin bài làm của Phượng.',
  broken: 'Tập tin bị hỏng hoặc đã bị sửa nên không đọc được. Thầy cô nhờ học sinh tải lại tập tin.',
  elsewhere: 'Tập tin này được tạo cho máy chủ của trường khác.',
  otherWork: 'Tập tin này là của một bài tập khác.',
  otherClass: 'Tập tin này là của học sinh không thuộc lớp của thầy cô.',
  unknown: 'Máy chủ không có lượt làm bài mà tập tin này ghi.',
} as const
