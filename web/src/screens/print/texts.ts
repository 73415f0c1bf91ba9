import { gradeLabel } from '@phuong/domain/catalogue/grades'

/** Words of the printed exam. */
export const texts = {
  /** C-597. */
  printWith: 'In (có đáp án)',
  /** C-598. */
  printWithout: 'In (không có đáp án)',
  /** C-614. */
  openHelp: 'Hướng dẫn',
  /** [new] Which of the two versions stands below. */
  shown: (withAnswers: boolean) => (withAnswers ? 'Đang xem bản có đáp án.' : 'Đang xem bản không có đáp án.'),
  /** [new] What stands above an exam, as schools here write it; the first two can be filled in. */
  department: 'Phòng/Sở GD&ĐT',
  school: 'Trường',
  headHelp: 'Để trống thì đề có dòng kẻ để ghi tay.',
  code: (code: string) => `Mã đề ${code}`,
  year: (name: string) => `Năm học ${name}`,
  /** The bank holds English alone. */
  subject: (classLevel: number | null) => ['Môn: Tiếng Anh', gradeLabel(classLevel)].filter(Boolean).join(' – '),
  /** [new] C-613. */
  facts: (questions: number, minutes: number) => `Thời gian: ${minutes} phút · ${questions} câu hỏi`,
  /** [new] What a pupil fills in on paper. */
  name: 'Họ và tên',
  className: 'Lớp',
  candidate: 'SBD',
  mark: 'Điểm',
  remark: 'Lời phê của thầy cô',
  /** [new] */
  question: (number: number) => `Câu ${number}.`,
  /** C-604. */
  answersTitle: '--- ĐÁP ÁN VÀ FILE ĐÍNH KÈM ---',
  /** [new] */
  answers: 'Đáp án',
  files: 'File đính kèm',
  noAnswer: 'không có đáp án',
  audio: 'âm thanh',
  video: 'video',
  /** C-605. */
  missingTitle: 'Không tìm thấy dữ liệu',
  missingText: 'Vui lòng thử lại chức năng in!',
  /** [new] What a visitor can do about it: exams are printed by staff. */
  login: 'Đăng nhập',
  /** [new] */
  failed: 'Chưa mở được đề thi',
  /** C-599. */
  helpTitle: 'HƯỚNG DẪN IN ĐỀ THI',
  /** [new] C-600 to C-602, C-614. */
  help: [
    {
      title: 'Cài đặt khi in',
      steps: [
        'Chọn khổ giấy A4, chiều dọc, tỉ lệ 100%.',
        'Tắt “Đầu trang và chân trang” để giấy không có địa chỉ trang web.',
        'Muốn giữ đề dưới dạng tập tin, chọn máy in “Lưu dưới dạng PDF”.',
      ],
    },
    {
      title: 'Chuyển PDF sang DOCX',
      steps: [
        'Lưu đề dưới dạng PDF như trên.',
        'Mở tập tin PDF bằng Microsoft Word hoặc Google Tài liệu, rồi lưu lại dạng DOCX.',
        'Xem lại hình và bảng, vì chỗ của chúng có thể xê dịch.',
      ],
    },
    {
      title: 'Tải âm thanh và video',
      steps: [
        'Tên các tập tin nằm ở cuối bản có đáp án.',
        'Nhấn vào tên để tải tập tin về máy, rồi mở trong lớp khi cần.',
      ],
    },
  ],
  close: 'Đóng',
} as const

/** [new] The cards of a class, with which its pupils sign in for the first time. */
export const cardTexts = {
  title: 'Thẻ đăng nhập',
  heading: (className: string, count: number) => `Thẻ đăng nhập ${className}: ${count} học sinh`,
  print: 'In thẻ',
  toClass: 'Về lớp',
  note: 'Trang A4, mỗi trang 8 thẻ. Thẻ chỉ có học sinh chưa đổi mật khẩu lần đầu.',
  none: 'Không có thẻ nào để in',
  noneText: 'Học sinh của lớp đã đổi mật khẩu lần đầu, hoặc tự đăng ký tài khoản.',
  /** tells namesakes apart */
  born: (day: string) => `Sinh ngày ${day}`,
  userName: 'Tên đăng nhập',
  password: 'Mật khẩu lần đầu',
  qr: (name: string) => `Mã QR đăng nhập của ${name}`,
} as const
