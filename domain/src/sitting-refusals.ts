import { faultText } from './texts.ts'

/**
 * The ways in which any call may be refused, and those of a sitting: part of the one table in refusals.ts, apart, so that a
 * pupil's page does not carry the texts of all others.
 */
export const sittingRefusals = {
  UNSUPPORTED_MEDIA: { status: 415, text: 'Kiểu dữ liệu gửi lên không được hỗ trợ.' },
  BAD_BODY: { status: 400, text: 'Dữ liệu gửi lên không đọc được.' },
  TOO_LARGE: { status: 413, text: 'Dữ liệu gửi lên quá lớn.' },
  CROSS_SITE: { status: 403, text: 'Yêu cầu đến từ trang khác nên không được nhận.' },
  UNKNOWN_NAME: { status: 404, text: 'Không tìm thấy chức năng này.' },
  NOT_FOUND: { status: 404, text: 'Không tìm thấy dữ liệu.' },
  NO_ROWS: { status: 404, text: 'Lỗi: Không có dòng nào được cập nhật' },
  NO_SESSION: { status: 401, text: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.' },
  OTHER_PERSON: { status: 409, text: 'Trang này được mở bằng một tài khoản khác với tài khoản đang đăng nhập.' },
  FORBIDDEN: { status: 403, text: 'Xin lỗi, bạn không được phép thực hiện việc này.' },
  MUST_CHANGE_PASSWORD: { status: 403, text: 'Vui lòng đổi mật khẩu trước khi tiếp tục sử dụng!' },
  BAD_PARAMETERS: { status: 400, text: 'Thông tin gửi lên không hợp lệ.' },
  STALE: { status: 409, text: 'Nội dung đã được người khác lưu trước đó.' },
  NO_ATTEMPTS_LEFT: { status: 409, text: 'Em đã dùng hết số lần làm bài.' },
  SITTING_LEFT: { status: 409, text: 'Em đã bắt đầu một lượt làm mới thay cho lượt này.' },
  KEY_REUSED: { status: 422, text: 'Mã nộp bài này đã được dùng cho một bài khác.' },
  TOO_MANY_CHANGES: { status: 429, text: 'Gửi quá nhiều. Vui lòng thử lại sau ít giây.' },
  NO_SPACE: { status: 503, text: 'Máy chủ đã hết chỗ lưu nên chưa lưu được. Vui lòng thử lại sau.' },
  /** 507: a recording has no room on this day, while answers have */
  NO_ROOM: { status: 507, text: 'Đã hết chỗ lưu bài nói. Vui lòng thử lại sau.' },
  BUSY: { status: 503, text: 'Hệ thống đang bận. Vui lòng thử lại sau ít giây.' },
  FAULT: { status: 500, text: faultText },
} as const satisfies Record<string, { status: number; text: string }>
