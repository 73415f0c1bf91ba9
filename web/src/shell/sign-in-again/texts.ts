export const texts = {
  title: 'Phiên đăng nhập đã kết thúc',
  text: 'Đăng nhập lại ngay tại đây, những gì đã nhập vẫn còn.',
  leave: 'Về trang đầu',
  /** [new] Somebody else has signed in in another window (H158). */
  otherTitle: 'Người khác vừa đăng nhập',
  otherText: (now: string, page: string) =>
    `Máy này đang dùng tài khoản của ${now}. Đăng nhập lại để làm tiếp trang của ${page}, những gì đã nhập vẫn còn.`,
  /** Words of a form, not answers of a sitting: those stay on the device for their person. */
  unsaved: (now: string) => `Tiếp tục với ${now} thì nội dung đang nhập dở sẽ mất.`,
  goOnAs: (name: string) => `Tiếp tục với ${name}`,
} as const
