export const entityTexts = {
  /** */
  badPhone: 'Số điện thoại không hợp lệ',
  /** B-526 */
  folderNameMissing: 'Chưa nhập tên thư mục',
  folderOrderMissing: 'Chưa nhập thứ tự hiển thị',
  examLater: 'Đề kiểm tra chưa giao được ở đây',
  worksheetMissing: 'Chưa chọn phiếu bài tập',
} as const
