/** [new] The page to which the code of a sign-in card leads, where somebody else is signed in on the device. */
export const texts = {
  title: 'Thẻ đăng nhập',
  other: (name: string) => `Máy này đang mở tài khoản của ${name}.`,
  how: 'Em bấm hình người ở góc trên trang chủ, chọn Thoát, rồi quét lại thẻ.',
  home: 'Về trang chủ',
} as const
