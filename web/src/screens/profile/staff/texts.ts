import { classCalled } from '@phuong/domain/format/class-name'

/** [new] What of the profile teachers and managers alone see (D05, D06). */
export const staffTexts = {
  account: 'Xác minh tài khoản',
  verified: 'Đã xác minh',
  notVerified: 'Chưa xác minh',
  verifiers: { MANAGER: 'quản lý trường', ADMINISTRATOR: 'quản trị viên' },
  verifiedOn: (day: string, by: string | null) =>
    by === null ? `Xác minh ngày ${day}.` : `Xác minh ngày ${day}, bởi ${by}.`,
  verifiedMeans: 'Học sinh của trường vào lớp ngay khi thầy cô thêm bằng email.',
  notVerifiedMeans:
    'Thầy cô vẫn mở lớp, giao bài và dùng mã lớp như thường. Học sinh được thêm bằng email thì nhận lời mời, và vào lớp khi đồng ý.',
  whoVerifies: (school: string) => `Quản lý của ${school} hoặc quản trị viên xác minh giúp thầy cô.`,
  administratorVerifies: 'Tài khoản chưa gắn với trường nào, nên quản trị viên xác minh giúp thầy cô.',
  failed: 'Chưa tải được thông tin xác minh',
  school: 'Trường đang quản lý',
  schoolSees:
    'Quản trị viên gắn tài khoản với trường. Thầy cô xem lớp, giáo viên, bài đã giao và bài đã nộp của trường.',
  noSchool: 'Tài khoản chưa gắn với trường nào. Quản trị viên gắn giúp thầy cô.',
  waiting: (count: string) => `Xác minh ${count} giáo viên đang chờ`,
  noneWaiting: 'Không có giáo viên nào chờ xác minh.',
  toTeachers: 'Xem giáo viên của trường',
  sent: 'Lời mời đã gửi',
  sentNone: 'Chưa gửi lời mời nào',
  sentNoneText: 'Lời mời học sinh vào lớp bằng email sẽ hiện ở đây.',
  sentFailed: 'Chưa tải được lời mời',
  sentOn: (day: string) => `Gửi ngày ${day}`,
  ofClass: classCalled,
  states: {
    WAITING: 'Đang chờ',
    ACCEPTED: 'Đã nhận',
    DECLINED: 'Đã từ chối',
    EXPIRED: 'Hết hạn',
    WITHDRAWN: 'Đã thu hồi',
  },
  newer: 'Mới hơn',
  older: 'Cũ hơn',
} as const
