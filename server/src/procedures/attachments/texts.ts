export const attachmentTexts = {
  pages: 'Chọn trang như 1-2,5, tối đa 30 trang có trong tập tin',
  noPages: 'Tập tin này không có trang để chọn',
  document: 'Nội dung bài tập không hợp lệ',
  foreignPage: 'Nội dung bài tập có trang không thuộc tập tin này',
} as const
