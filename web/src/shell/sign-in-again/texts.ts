export const texts = {
  title: 'Phiên đăng nhập đã kết thúc',
  text: 'Đăng nhập lại ngay tại đây, những gì đã nhập vẫn còn.',
  leave: 'Về trang đầu',
  /** [new] Somebody else has signed in in another window (H158). */
  otherTitle: 'Có người khác vừa đăng nhập',
  otherText: (now: string, page: string) =>
    `Máy này đang đăng nhập bằng tài khoản của ${now}. Trang này là của ${page}: những gì đã nhập vẫn còn và không lưu sang tên khác. Đăng nhập lại bằng tài khoản của ${page} để làm tiếp.`,
  unsaved: (now: string) =>
    `Nếu tiếp tục với ${now}, những gì đang nhập dở ở trang này sẽ mất; câu đã trả lời thì vẫn còn.`,
  goOnAs: (name: string) => `Tiếp tục với ${name}`,
} as const
