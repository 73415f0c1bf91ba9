import { classCalled } from '@phuong/domain/format/class-name'
export const lmsTexts = {
  /** A logout of which the server could not be told. */
  notLeft: 'Chưa thoát được',
  brandHome: 'Phượng, về trang chủ',
  toggleSidebar: 'Thanh bên',
  mainMenu: 'Danh mục chính',
  /** */
  administrators: 'Administrators',
  links: 'Liên kết',
  /** C-220. */
  guide: 'Hướng dẫn sử dụng',
  newTab: '(mở trong thẻ mới)',
  className: classCalled,
  allClasses: 'Tất cả lớp học',
  pupils: 'học sinh',
  searchMenu: 'Tìm trong danh mục',
  /** [new] The same for staff, who find people, classes and work in it, too. */
  searchAll: 'Tìm kiếm',
  openSearch: 'Mở ô tìm trong danh mục',
  closeSearch: 'Đóng ô tìm',
  nothingFound: 'Không tìm thấy mục phù hợp',
  /** */
  account: 'Tài khoản',
  userMenu: (name: string) => `Tài khoản của ${name}`,
} as const
