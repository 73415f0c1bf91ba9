export const lmsTexts = {
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
} as const
