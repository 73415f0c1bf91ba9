/** [new] What people wrote to many, for an administrator (B-373). */
export const sentTexts = {
  tab: 'Đã gửi',
  inbox: 'Thông báo nhận được',
  tabs: 'Các danh sách thông báo',
  list: 'Thông báo đã gửi',
  none: 'Chưa ai gửi thông báo nào',
  noneText: 'Thông báo do mọi người tạo sẽ hiện ở đây.',
  by: (sender: string, moment: string) => `${sender}, ${moment}`,
  to: (audience: string, receivers: string) => `Người nhận: ${audience}, ${receivers} tài khoản`,
  withdraw: 'Thu hồi',
  withdrawOf: (title: string) => `Thu hồi: ${title}`,
  question: 'Thu hồi thông báo này?',
  questionText: 'Thông báo biến mất khỏi danh sách và chuông của mọi người nhận.',
  stay: 'Không',
  withdrawn: 'Đã thu hồi',
  done: 'Đã thu hồi thông báo.',
  failed: 'Chưa thu hồi được thông báo. Thử lại sau ít phút.',
} as const
