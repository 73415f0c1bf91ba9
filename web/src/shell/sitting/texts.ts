export const sittingTexts = {
  /** C-032, C-037, C-058. */
  home: 'Trang chủ',
  login: 'Đăng nhập',
  register: 'Đăng ký',
  navigation: 'Trang',
} as const
