import { LOGIN_TEXTS } from '@phuong/domain/forms/login'

const minute = 60

/** A wait of some seconds in words: to the second below a minute, then in whole minutes, never too short. */
const wait = (seconds: number): string => (seconds < minute ? `${seconds} giây` : `${Math.ceil(seconds / minute)} phút`)

/** Words of the login form; those that the ledger gives stand in domain/src/forms/login.ts (C-064 to C-066, C-074, C-075). */
export const loginTexts = {
  ...LOGIN_TEXTS,
  noAccount: 'Chưa có tài khoản?',
  /** C-036, C-037, C-151. */
  registerStudent: 'Học sinh đăng ký',
  registerTeacher: 'Giáo viên đăng ký',
  loading: 'Đang tải',
  emailHelp: 'Chưa có email thì nhập tên đăng nhập thầy cô đã đưa.',
  checkAgain: 'Kiểm tra lại email (hoặc tên đăng nhập) và mật khẩu. Chữ hoa, chữ thường trong mật khẩu là khác nhau.',
  tryAfter: (seconds: number) => `Đã thử nhiều lần. Vui lòng thử lại sau ${wait(seconds)}.`,
  tryLater: 'Đã thử nhiều lần. Vui lòng thử lại sau ít phút.',
  offline: 'Không kết nối được với máy chủ. Những gì đã nhập vẫn còn: kiểm tra mạng rồi bấm Đăng nhập lần nữa.',
} as const
