/** [new] The page of a class's link, for who is not signed in or is no pupil (B-095). */
export const texts = {
  title: 'Vào lớp',
  signIn: (code: string) => `Em đăng nhập hoặc đăng ký để vào lớp có mã ${code}.`,
  login: 'Đăng nhập',
  whichWay: 'Thầy cô đã đưa em tên đăng nhập thì em bấm Đăng nhập, không cần đăng ký.',
  forPupils: 'Đường dẫn này để học sinh vào lớp. Thầy cô gửi đường dẫn cho học sinh của lớp.',
  home: 'Về trang chủ',
  faulty: 'Đường dẫn này không đúng. Em xin lại đường dẫn của thầy cô.',
} as const
