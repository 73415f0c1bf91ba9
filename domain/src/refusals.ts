import { sittingRefusals } from './sitting-refusals.ts'
import { passwordFaults } from './texts.ts'

/**
 * Every way in which a call can be refused: its code on the wire, its HTTP status, its text (docs/protocol.md 1; A-379,
 * B-686, C-022). One table for server and browser; a code that is not here cannot be thrown.
 */
export const refusals = {
  ...sittingRefusals,
  LOGIN_FAILED: { status: 401, text: 'Tài khoản không tồn tại hoặc sai mật khẩu!' },
  TOO_MANY_TRIES: { status: 429, text: 'Tài khoản không tồn tại hoặc sai mật khẩu!' },
  TOO_MANY_NOTICES: { status: 429, text: 'Đã gửi nhiều thông báo trong một giờ. Vui lòng thử lại sau.' },
  NOBODY_REACHED: { status: 409, text: 'Chưa có ai để nhận thông báo này.' },
  TOO_MANY_LOOKUPS: { status: 429, text: 'Tra cứu quá nhiều. Vui lòng thử lại sau ít phút.' },
  TOO_MANY_MAILS: { status: 429, text: 'Gửi thư quá nhiều. Vui lòng thử lại sau.' },
  WRONG_CURRENT_PASSWORD: { status: 400, text: 'Mật khẩu hiện tại không đúng' },
  PASSWORD_TOO_SHORT: { status: 400, text: passwordFaults.tooShort },
  PASSWORD_TOO_COMMON: { status: 400, text: passwordFaults.tooCommon },
  PASSWORD_AS_BEFORE: { status: 400, text: 'Mật khẩu mới phải khác mật khẩu tạm' },
  CLASS_LIMIT: { status: 409, text: 'Tài khoản đã đạt giới hạn số lớp.' },
  CLASS_CODE_UNKNOWN: { status: 404, text: 'Không có lớp nào dùng mã này. Em xem lại mã thầy cô đã cho.' },
  CLASS_CLOSED: { status: 409, text: 'Lớp này đã đóng nên em chưa vào được. Em hỏi lại thầy cô.' },
  CLASS_FULL: { status: 409, text: 'Lớp đã đủ 500 chỗ.' },
  TOO_MANY_CODES: { status: 429, text: 'Em đã nhập sai mã nhiều lần. Em xem lại mã với thầy cô và thử lại sau.' },
  LIST_IN_USE: { status: 409, text: 'Đã có học sinh trong danh sách đăng nhập nên không hoàn tác được.' },
  TOO_MANY_ACCOUNTS: {
    status: 409,
    text: 'Tài khoản chưa xác minh chỉ tạo được 500 học sinh. Thầy cô nhờ nhà trường xác minh rồi tạo tiếp.',
  },
  NOT_VERIFIED: {
    status: 409,
    text: 'Tài khoản chưa xác minh chưa thêm giáo viên hay chuyển giao lớp được. Thầy cô nhờ nhà trường xác minh rồi làm tiếp.',
  },
  SCHOOL_YEAR_OVER: {
    status: 409,
    text: 'Năm học của lớp đã kết thúc. Thầy cô chuyển lớp sang năm học mới rồi tạo liên kết.',
  },
  TOO_MANY_OPENINGS: { status: 429, text: 'Mạng này đang mở quá nhiều trang. Vui lòng thử lại sau một phút.' },
  ALREADY_LISTED: { status: 409, text: 'Tài khoản đã có trong danh sách.' },
  TOO_MANY_REGISTRATIONS: {
    status: 429,
    text: 'Mạng này vừa đăng ký quá nhiều tài khoản. Vui lòng thử lại sau ít phút.',
  },
  /** C-195 */
  EMAIL_UNKNOWN: { status: 404, text: 'Không tìm thấy email này trong hệ thống !' },
  TOO_MANY_RESETS: { status: 429, text: 'Đã gửi mật khẩu nhiều lần. Vui lòng thử lại sau.' },
  /** C-199, C-200 */
  RESET_NOT_SAVED: { status: 500, text: 'Có lỗi xảy ra! Vui lòng báo cho bộ phận cấp tài khoản' },
  /** C-200; of an account whose password stays as it is */
  RESET_REFUSED: { status: 409, text: 'Có lỗi xảy ra! Vui lòng báo cho bộ phận cấp tài khoản' },
  /** C-196 */
  RESET_NOT_MAILED: { status: 502, text: 'Gửi mail thay đổi mật khẩu thất bại!' },
  MAIL_OVER: {
    status: 409,
    text: 'Mật khẩu trong thư đã được xóa nên không gửi lại được. Người nhận yêu cầu mật khẩu mới.',
  },
  EMAIL_TAKEN: { status: 409, text: 'Email đã được đăng ký' },
  SEVERAL_FILES: { status: 409, text: 'Có nhiều tập tin cùng tên. Vui lòng chọn một tập tin trong danh sách.' },
  UNFINISHED: { status: 409, text: 'Phiếu còn vùng chưa xong nên chưa giao được.' },
} as const satisfies Record<string, { status: number; text: string }>

export type RefusalCode = keyof typeof refusals

/** Which field is wrong and why, by the field's wire name. */
export type FieldFaults = Record<string, string>

/** What a refusal says beside its code. */
export type RefusalDetails = {
  fields?: FieldFaults | undefined
  /** Seconds after which the same call may be tried again (429, 503). */
  retryAfter?: number | undefined
  /** What somebody else has saved meanwhile, by wire name (STALE). */
  newer?: Readonly<Record<string, unknown>> | undefined
}

/** Thrown by handlers and rules; the corridor turns it into the answer of docs/protocol.md 1. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: RefusalDetails['fields']
  readonly retryAfter: RefusalDetails['retryAfter']
  readonly newer: RefusalDetails['newer']

  constructor(code: RefusalCode, more: RefusalDetails = {}) {
    super(refusals[code].text)
    this.name = 'Refusal'
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.newer = more.newer
  }

  get status(): number {
    return refusals[this.code].status
  }
}

/** `throw refuse('NOT_FOUND')` reads like the rule it enforces. */
export const refuse = (code: RefusalCode, more: RefusalDetails = {}): Refusal => new Refusal(code, more)
