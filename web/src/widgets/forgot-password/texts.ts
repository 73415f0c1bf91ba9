/** Words of the forgot-password modal; what its field says of a fault stands in domain/src/forms/email.ts. */
export const forgotTexts = {
  /** C-175. */
  email: 'Email',
  /** C-061. */
  open: 'Quên mật khẩu?',
  /** [new] */
  title: 'Quên mật khẩu',
  lead: 'Phượng gửi một mật khẩu tạm về email của tài khoản.',
  help: 'Em dùng tên đăng nhập thì nhờ thầy cô đặt lại giúp.',
  submit: 'Gửi mật khẩu mới',
  done: 'Đã gửi',
  doneTitle: 'Mật khẩu tạm dùng được trong 24 giờ',
  doneText: 'Chưa thấy thư thì xem mục Thư rác. Mật khẩu cũ vẫn dùng được cho đến khi đăng nhập bằng mật khẩu tạm.',
  offline: 'Không kết nối được với máy chủ. Kiểm tra mạng rồi bấm Gửi mật khẩu mới lần nữa.',
} as const
