/** What the person reads when a call fails on the way. What the server refuses it says itself (domain/refusals). */
export const apiTexts = {
  offline: 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.',
  /** A-185; also what stands on the screen for the two internal errors. */
  updateFailed: 'Có lỗi xảy ra trong quá trình cập nhật!',
  /** A-186, for the console alone. */
  noRows: 'Lỗi: Không có dòng nào được cập nhật',
  /** A-187, for the console alone. */
  noCall: 'Lỗi: không thể gọi API',
} as const
