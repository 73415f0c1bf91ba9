export const attachmentTexts = {
  noPages: 'Tập tin này không có trang để chọn',
} as const
