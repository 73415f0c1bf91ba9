export const worksheetTexts = {
  document: 'Nội dung bài tập không hợp lệ',
  foreignPage: 'Nội dung bài tập có trang không thuộc tập tin này',
} as const
