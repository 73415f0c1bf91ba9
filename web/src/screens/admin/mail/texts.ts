import type { MailRow } from './queries.ts'

/** [new] Words of /lms/admin/mail. */
export const texts = {
  section: 'Administrators',
  title: 'Thư gửi đi',
  lead: 'Mọi thư hệ thống viết cho người dùng: thư nào còn chờ, đã gửi hay không gửi được.',
  refresh: 'Xem lại',
  caption: 'Thư gửi đi',
  search: 'Tìm theo địa chỉ',
  stateFilter: 'Trạng thái',
  allStates: 'Mọi trạng thái',
  columnRecipient: 'Người nhận',
  columnMail: 'Thư',
  columnState: 'Trạng thái',
  columnWhy: 'Lý do',
  columnCreated: 'Viết lúc',
  columnDone: 'Gửi lúc',
  states: {
    WAITING: 'Chờ gửi',
    RETRYING: 'Đang thử lại',
    SENT: 'Đã gửi',
    FAILED: 'Không gửi được',
  } satisfies Record<MailRow['state'], string>,
  /** What stood in the way, by its kind; what the mail server said stands beside it. */
  faults: {
    unreachable: 'Không kết nối được máy chủ gửi thư',
    later: 'Máy chủ gửi thư hẹn nhận sau',
    refused: 'Hộp thư không có hoặc không nhận thư này',
    'in-doubt': 'Không rõ thư đã đến hay chưa',
    unwritten: 'Thiếu dữ liệu nên không viết được thư',
    late: 'Quá hạn dùng nên không gửi nữa',
  } satisfies Record<NonNullable<MailRow['fault']>, string>,
  tries: (count: string) => `Đã thử ${count} lần.`,
  next: (moment: string) => `Thử lại lúc ${moment}.`,
  open: 'Xem thư',
  again: 'Gửi lại',
  againDone: 'Thư đang được gửi lại.',
  againNothing: 'Thư này không còn ở trạng thái không gửi được.',
  /** Of a mail that may have arrived. */
  againDoubt: (recipient: string) =>
    `Thư đến ${recipient} có thể đã tới nơi. Nếu gửi lại, người nhận có thể có hai thư giống nhau.`,
  emptyTitle: 'Chưa có thư nào',
  emptyText: 'Thư hệ thống viết cho người dùng sẽ hiện ở đây.',
  noneFoundTitle: 'Không tìm thấy thư phù hợp',
  clear: 'Xem tất cả',
  noServer: 'Chưa cài máy chủ gửi thư: thư đang nằm chờ ở đây',
  noServerWaiting: (count: string, oldest: string) =>
    `Có ${count} thư đang chờ, thư lâu nhất viết lúc ${oldest}. Thư sẽ tự đi khi máy chủ gửi thư được cài (SMTP_URL).`,
  noServerNone: 'Chưa có thư nào chờ. Thư mới sẽ tự đi khi máy chủ gửi thư được cài (SMTP_URL).',
  to: (recipient: string) => `Đến ${recipient}`,
  shapes: 'Cách xem thư',
  asDrawn: 'Như người nhận thấy',
  asText: 'Chỉ chữ',
  frame: 'Thư như người nhận thấy',
  secret: 'Mật khẩu trong thư chỉ người nhận đọc được nên ở đây được che.',
  unreadable: 'Không đọc được nội dung thư này.',
} as const
