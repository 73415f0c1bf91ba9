/** [new] A new first password for a pupil who has a user name and no e-mail (D69). */
export const texts = {
  renew: 'Cấp mật khẩu mới',
  renewTitle: (name: string) => `Cấp mật khẩu mới cho ${name}?`,
  renewText:
    'Mật khẩu cũ không dùng được nữa và học sinh được đăng xuất khỏi mọi máy. Học sinh đổi mật khẩu ở lần đăng nhập tới.',
  /** D69: only a verified teacher may. */
  notVerified:
    'Nhà trường chưa xác minh tài khoản của thầy cô nên thầy cô chưa cấp được mật khẩu mới. Thầy cô nhờ quản trị viên hoặc quản lý trường.',
  title: (name: string) => `Mật khẩu mới của ${name}`,
  userName: 'Tên đăng nhập',
  password: 'Mật khẩu',
  note: 'Chỉ đưa cho chính học sinh. Xem lại được cho đến khi học sinh đổi mật khẩu.',
  changed: 'Học sinh đã đổi mật khẩu này.',
  print: 'In thẻ',
  close: 'Đóng',
} as const
