/** Titles of the screens, for the document title, and of their menu entries (A-071, B-006). */
export const routeTitles = {
  home: 'Trang chủ',
  classes: 'Lớp học',
  assignment: 'Bài tập',
  giveAssignment: 'Giao bài tập',
  folders: 'Rèn luyện bồi dưỡng',
  worksheets: 'Phiếu bài tập',
  worksheetEditor: 'Soạn phiếu',
  accountLists: 'Danh sách tài khoản',
  /** */
  accessDenied: 'Hạn chế quyền truy cập',
  login: 'Đăng nhập',
  notFound: 'Không tìm thấy trang',
  olympic: 'Luyện Olympic',
} as const

export const shellTexts = {
  /** Document title: the screen, then the product. */
  /** B-706. */
  wait: 'Vui lòng đợi trong giây lát',
  brandHome: 'Phượng, về trang chủ',
  toggleSidebar: 'Thanh bên',
  mainMenu: 'Danh mục chính',
  /** */
  administrators: 'Administrators',
  links: 'Liên kết',
  /** C-220. */
  guide: 'Hướng dẫn sử dụng',
  newTab: '(mở trong thẻ mới)',
  className: (name: string) => `Lớp ${name}`,
  allClasses: 'Tất cả lớp học',
  pupils: 'học sinh',
  searchMenu: 'Tìm trong danh mục',
  openSearch: 'Mở ô tìm trong danh mục',
  closeSearch: 'Đóng ô tìm',
  nothingFound: 'Không có mục nào như vậy',
  userMenu: (name: string) => `Tài khoản của ${name}`,
  /** */
  logout: 'Thoát',
  loadFailedTitle: 'Chưa mở được trang',
  loadFailedText: 'Có thể mạng đang chập chờn. Dữ liệu vẫn còn nguyên.',
  connectFailedTitle: 'Chưa kết nối được',
  sessionOverTitle: 'Phiên đăng nhập đã kết thúc',
  sessionOverText: 'Đăng nhập lại ngay tại đây, những gì đã nhập vẫn còn.',
  leaveForLogin: 'Về trang đầu',
  forcedChange: (pupil: boolean) =>
    `Mật khẩu đang dùng là mật khẩu tạm. ${pupil ? 'Em' : 'Thầy cô'} chọn mật khẩu riêng rồi dùng tiếp.`,
} as const
