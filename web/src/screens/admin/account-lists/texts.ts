import type { ListKind, NamedList } from '@phuong/domain/people/account-lists'

/** Words of /lms/admin/account-lists. */
export const texts = {
  section: 'Administrators',
  title: 'Danh sách tài khoản',
  lead: 'Mỗi danh sách cho hoặc bớt quyền của từng tài khoản. Thay đổi có hiệu lực ngay.',
  chooser: 'Chọn danh sách',
  groups: { general: 'Danh sách chung', screens: 'Quyền mở trang', routes: 'Theo từng trang' },

  addTitle: 'Thêm tài khoản',
  account: 'Email hoặc tên đăng nhập',
  limit: 'Số lớp nhiều nhất',
  limitHelp: 'Để trống là không giới hạn.',
  hiddenPaths: 'Mục được ẩn',
  add: 'Thêm vào danh sách',
  added: 'Đã thêm vào danh sách.',

  search: 'Tìm tên hoặc email',
  emptyTitle: 'Danh sách chưa có tài khoản nào',
  emptyText: 'Thêm tài khoản đầu tiên bằng ô ở trên.',
  noneFoundTitle: 'Không tìm thấy tài khoản phù hợp',
  clear: 'Xem cả danh sách',
  columnName: 'Họ và tên',
  columnSignIn: 'Tên đăng nhập',
  columnRole: 'Vai trò',
  columnLimit: 'Số lớp',
  columnPaths: 'Mục ẩn',
  columnAddedBy: 'Người thêm',
  columnAdded: 'Ngày thêm',
  unlimited: 'Không giới hạn',
  remove: 'Xóa khỏi danh sách',
  removeText: (name: string, list: string) => `${name} sẽ không còn trong danh sách “${list}”.`,
  removed: 'Đã xóa khỏi danh sách.',
} as const

/** The named lists: what each is called, and in one sentence what it does. */
export const namedListTexts: Readonly<Record<NamedList, { label: string; does: string }>> = {
  admins: {
    label: 'Quản trị theo danh sách',
    does: 'Tài khoản được bỏ các giới hạn đặt cho chính mình (lớp, cấp học, danh sách hạn chế), nhưng không sửa được tài khoản hay dữ liệu của người khác.',
  },
  'class-level': {
    label: 'Thấy mọi khối lớp',
    does: 'Tài khoản thấy mọi khối lớp trong danh mục, không chỉ khối của cấp học mình.',
  },
  demo: { label: 'Tài khoản dùng thử', does: 'Thông tin và mật khẩu của tài khoản này không đổi được.' },
  'class-aware-practice': {
    label: 'Luyện tập theo lớp',
    does: 'Trang luyện tập của tài khoản chọn đề theo lớp đang học.',
  },
  testbank: {
    label: 'Ngân hàng đề',
    does: 'Tài khoản mở được các trang của vai trò ngân hàng đề mà không cần vai trò đó.',
  },
  'listening-scripts': {
    label: 'Đọc lời của bài nghe',
    does: 'Học sinh thấy lời của bài nghe dưới nút nghe và video ngay khi làm bài. Thầy cô bật cho từng học sinh ở trang lớp.',
  },
  'hidden-menu': {
    label: 'Ẩn mục trong danh mục',
    does: 'Các mục được chọn không hiện trong danh mục của tài khoản. Trang vẫn mở được theo vai trò.',
  },
  'class-limit': { label: 'Giới hạn số lớp', does: 'Số lớp nhiều nhất mà tài khoản được tạo hoặc tham gia.' },
  beans: { label: 'Beans', does: 'Chỉ tài khoản trong danh sách có nút beans và mở được trang beans.' },
  'document-library': {
    label: 'Thư viện tài liệu',
    does: 'Phải có vai trò phù hợp và có trong danh sách mới mở được thư viện tài liệu. Danh sách trống thì không ai mở được.',
  },
  'question-types': {
    label: 'Loại câu hỏi',
    does: 'Phải có vai trò phù hợp và có trong danh sách mới mở được trang loại câu hỏi. Danh sách trống thì không ai mở được.',
  },
  'offline-ebooks': {
    label: 'Sách điện tử ngoại tuyến',
    does: 'Phải có vai trò phù hợp và có trong danh sách mới mở được trang sách ngoại tuyến. Danh sách trống thì không ai mở được.',
  },
}

/** The two lists that each route may have of its own. */
export const routeListTexts: Readonly<
  Record<Extract<ListKind, 'allowed' | 'strict'>, { label: (page: string) => string; does: (path: string) => string }>
> = {
  allowed: {
    label: (page) => `${page}: mở thêm`,
    does: (path) => `Tài khoản trong danh sách mở được trang ${path} dù vai trò không có trang này.`,
  },
  strict: {
    label: (page) => `${page}: chỉ những tài khoản này`,
    does: (path) =>
      `Khi có ít nhất một tài khoản, chỉ các tài khoản này và quản trị mở được trang ${path}. Danh sách trống thì không hạn chế ai.`,
  },
}
