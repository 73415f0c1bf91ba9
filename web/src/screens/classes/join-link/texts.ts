/** [new] The page of a class's link, for who is not signed in or is no pupil (B-095). */
export const texts = {
  title: 'Vào lớp',
  signIn: (code: string) => `Em đăng nhập để vào lớp có mã ${code}.`,
  login: 'Đăng nhập',
  noAccount: 'Em chưa có tài khoản? Em nhờ thầy cô cho tên đăng nhập và mật khẩu.',
  forPupils: 'Đường dẫn này để học sinh vào lớp. Thầy cô gửi đường dẫn cho học sinh của lớp.',
  home: 'Về trang chủ',
  faulty: 'Đường dẫn này không đúng. Em xin lại đường dẫn của thầy cô.',
} as const
