/** Why a file of a pupil's work is not taken (D28); the teacher reads it beside the name of the file. */
export const workFileTexts = {
  none: 'Đây không phải tệp bài làm của Phượng.',
  broken: 'Tệp bị hỏng hoặc đã bị sửa nên không đọc được. Thầy cô nhờ học sinh tải lại tệp.',
  elsewhere: 'Tệp này được tạo cho máy chủ của trường khác.',
  otherWork: 'Tệp này là của một bài tập khác.',
  otherClass: 'Tệp này là của học sinh không thuộc lớp của thầy cô.',
  unknown: 'Máy chủ không có lượt làm bài mà tệp này ghi.',
} as const
