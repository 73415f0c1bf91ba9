import { classCalled } from '@phuong/domain/format/class-name'

/** What the notifications of the school day say: `title` is plain text, `content` too until notify.ts escapes it. */
export const noticeTexts = {
  given: {
    title: (title: string) => `Bài tập mới: ${title}`,
    content: (className: string, due: string) => `${classCalled(className)}, hạn nộp ${due}.`,
  },
  submitted: {
    title: (pupil: string, title: string) => `${pupil} đã nộp bài ${title}`,
    content: (className: string, attempt: number) => `${classCalled(className)}, lần làm ${attempt}.`,
  },
  /** [new] For a teacher who has come into a class of somebody else. */
  colleague: {
    title: (className: string) => `Thầy cô cùng dạy ${classCalled(className)}`,
    content: (by: string) => `${by} đã thêm thầy cô vào lớp.`,
  },
  owner: {
    title: (className: string) => `Thầy cô phụ trách ${classCalled(className)}`,
    content: (by: string) => `${by} đã giao lớp cho thầy cô.`,
  },
  toClass: {
    title: (className: string, title: string) => `${classCalled(className)}: ${title}`,
  },
  /** [new] For a pupil who is asked into a class. */
  invited: {
    title: (className: string) => `Em được mời vào ${classCalled(className)}`,
    content: 'Em mở trang Lớp học để trả lời.',
  },
  /** [new] For a pupil whom somebody has put into a class. */
  member: {
    title: (className: string) => `Em đã vào ${classCalled(className)}`,
    added: (by: string) => `${by} đã thêm em vào lớp.`,
    moved: (by: string) => `${by} đã chuyển em sang lớp này.`,
  },
  marked: {
    title: (title: string) => `Thầy cô đã chấm bài ${title}`,
    content: 'Em mở bài để xem điểm và nhận xét.',
  },
  /** A-216, and what to do [new]. */
  mailFailed: {
    title: 'Có lỗi xảy ra trong quá trình gửi mail',
    content:
      'Mật khẩu mới dùng được ngay. Thư báo đổi mật khẩu không đến được email của tài khoản: xem email ở trang cá nhân, nếu sai thì nhờ nhà trường đổi.',
  },
  // new notices: above this line
} as const

/** How a pupil calls somebody: a teacher whose sex is known by it; true is male. */
export const calledBy = ({ fullName, sex }: { fullName: string; sex: boolean | null }): string =>
  sex === null ? fullName : `${sex ? 'Thầy' : 'Cô'} ${fullName}`
