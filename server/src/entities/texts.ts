export const entityTexts = {
  /** */
  badPhone: 'Số điện thoại không hợp lệ',
  /** B-526 */
  folderNameMissing: 'Chưa nhập tên thư mục',
  folderOrderMissing: 'Chưa nhập thứ tự hiển thị',
  /** [new] B-525 */
  folderOrderWrong: 'Thứ tự là số nguyên từ 0 trở lên, tối đa 9 chữ số',
  /** [new] B-533 */
  folderNotEmpty: 'Thư mục còn phiếu bài tập hoặc thư mục con nên chưa xóa được.',
  examLater: 'Đề kiểm tra chưa giao được ở đây',
} as const
