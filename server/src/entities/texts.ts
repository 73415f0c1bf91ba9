export const entityTexts = {
  /** [new] B-533 */
  folderNotEmpty: 'Thư mục còn phiếu bài tập hoặc thư mục con nên chưa xóa được.',
  examLater: 'Đề kiểm tra chưa giao được ở đây',
} as const
