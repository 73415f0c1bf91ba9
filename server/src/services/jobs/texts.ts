import type { JobName } from './registry.ts'

/** What an administrator calls each job, and what it does. */
export const jobTexts: Readonly<Record<JobName, { readonly title: string; readonly does: string }>> = {
  'close-sittings': {
    title: 'Thu bài hết giờ',
    does: 'Thu những bài đã hết thời gian làm mà học sinh chưa nộp.',
  },
  'draw-pages': {
    title: 'Vẽ trang tài liệu',
    does: 'Chuyển các trang PDF và ảnh vừa tải lên thành hình để soạn phiếu.',
  },
  'send-mail': { title: 'Gửi thư', does: 'Gửi các thư đang chờ trong hộp thư đi.' },
  'sweep-sessions': {
    title: 'Dọn phiên đăng nhập',
    does: 'Xóa các phiên đã hết hạn và các lần đăng nhập sai đã cũ.',
  },
  'sweep-files': {
    title: 'Dọn kho tập tin',
    does: 'Xóa hẳn tập tin đã bỏ quá 30 ngày, bài nói và tập tin không còn thuộc về dữ liệu nào, báo tập tin bị thiếu.',
  },
  // new jobs: above this line
}
