/** What every mail says, and what several of them say. */
export const mailTexts = {
  brand: 'Phượng',
  /** [new] For who sees no pictures; the name of the product stands beside the first one. */
  blossom: 'Hoa',
  tree: 'Cây phượng nở hoa',
  automatic: 'Thư này được gửi tự động, xin không trả lời.',
  /** [new] */
  buttonFails: 'Nút không mở được? Gõ vào trình duyệt:',
  signIn: 'Đăng nhập',
  /** [new] Where the address of the product is not known. */
  signInOtherwise: 'Mở trang Phượng của nhà trường và bấm Đăng nhập.',
  /** C-191, A-390: a space and the date and time follow. */
  passwordSubject: 'THÔNG BÁO THAY ĐỔI MẬT KHẨU',
  /** [new] */
  neverAsked: 'Không ai được hỏi mật khẩu của bạn qua thư, Zalo hay điện thoại.',
} as const

/** [new] What a mail calls its facts. */
export const factTexts = {
  fullName: 'Họ và tên',
  email: 'Email',
  userName: 'Tên đăng nhập',
  school: 'Trường',
  className: 'Lớp',
  teacher: 'Người mời',
  password: 'Mật khẩu tạm',
  changedAt: 'Đổi lúc',
  until: 'Dùng được đến',
  caseMatters: 'Phân biệt chữ hoa và chữ thường.',
} as const

/** [new] What an administrator calls each mail. */
export const mailTitles = {
  welcome: 'Chào người có tài khoản mới',
  registering: 'Chào người vừa đăng ký',
  'password-reset': 'Mật khẩu tạm',
  'password-changed': 'Mật khẩu đã đổi',
  'class-invitation': 'Lời mời vào lớp',
} as const
