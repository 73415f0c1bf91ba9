/**
 * Every Vietnamese word of the plain parts, each once; those of the staff parts stand in staff/texts.ts. What a screen says
 * stands in that screen's own texts.
 */
export const texts = {
  brand: 'Phượng',
  skip: 'Đến nội dung chính',
  close: 'Đóng',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  crumbs: 'Vị trí trang',
  /** B-706, the default loading message. */
  loading: 'Vui lòng đợi trong giây lát',
  retry: 'Thử lại',
  errorTitle: 'Chưa tải được danh sách',
  errorText: 'Có thể mạng đang chập chờn. Dữ liệu vẫn còn nguyên.',
  requestId: 'Mã lỗi',
  toasts: 'Thông báo nhanh',
  dismissToast: 'Bỏ thông báo',
  /** [new] the list of a field that is chosen from */
  choices: 'Danh sách để chọn',
  clearChoice: 'Xóa lựa chọn',
  noChoice: 'Không tìm thấy lựa chọn phù hợp.',
  choicesLeft: (count: number) => (count === 0 ? 'Không tìm thấy lựa chọn phù hợp.' : `${count} lựa chọn`),
  moreChoices: (count: number) => `Còn ${count} lựa chọn nữa. Gõ thêm chữ để tìm.`,
  /** A-398, the question of a deletion. */
  confirmTitle: 'Bạn có muốn xóa không?',
  /** A-399, its two buttons. */
  confirmYes: 'Xác nhận',
  confirmNo: 'Không',
} as const
