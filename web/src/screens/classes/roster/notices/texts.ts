/** [new] A teacher tells the class something (D53). */
export const texts = {
  write: 'Viết thông báo',
  title: 'Tiêu đề',
  content: 'Nội dung',
  help: 'Học sinh của lớp nhận trong chuông và đọc ở trang lớp.',
  send: 'Gửi cho lớp',
  sent: 'Đã gửi thông báo cho lớp.',
  removeTitle: 'Thu hồi thông báo?',
  removeText: (title: string) => `"${title}" sẽ không còn ở trang lớp và trong chuông của học sinh.`,
  remove: 'Thu hồi',
  removed: 'Đã thu hồi thông báo.',
} as const
