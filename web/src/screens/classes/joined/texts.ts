export const texts = {
  title: 'Lớp học',
  lead: 'Các lớp mà em đang học.',
  noneTitle: 'Em chưa vào lớp nào',
  noneText: 'Em nhập mã lớp thầy cô đã cho để vào lớp.',
  join: 'Vào lớp bằng mã',
  code: 'Mã lớp',
  codeHelp: 'Mã gồm 6 chữ cái và chữ số, thầy cô ghi trên bảng hoặc gửi trong nhóm lớp.',
  next: 'Tìm lớp',
  cancel: 'Hủy',
  another: 'Nhập mã khác',
  /** [new] The class to which the code leads, before the pupil comes into it. */
  found: 'Đây có phải lớp của em không?',
  already: 'Em đã ở trong lớp này.',
  who: (name: string) => `Em đang dùng tài khoản của ${name}.`,
} as const
