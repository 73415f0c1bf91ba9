import { classCalled } from '@phuong/domain/format/class-name'
import type { RefusalCode } from '@phuong/domain/refusals'

/** [new] A pupil who moves to another class, leaves, and comes back. */
export const texts = {
  move: 'Chuyển lớp',
  moveTitle: (name: string) => `Chuyển lớp: ${name}`,
  moveTo: 'Chuyển sang',
  ownClass: (name: string, year: string, pupils: string) => `${classCalled(name)}, ${year}, ${pupils} học sinh`,
  otherClass: 'Lớp của thầy cô khác, theo mã lớp',
  code: 'Mã lớp',
  codeHelp: 'Mã 6 chữ cái và chữ số của lớp sẽ nhận học sinh. Thầy cô hỏi giáo viên của lớp đó.',
  found: (name: string, teacher: string) => `${classCalled(name)}, giáo viên ${teacher}`,
  whatMoves:
    'Bài làm và điểm trong lớp này được giữ lại ở lớp này. Từ lúc chuyển, học sinh làm bài của lớp mới, khối đổi theo lớp mới.',
  moveNow: 'Chuyển',
  next: 'Tìm lớp',
  cancel: 'Hủy',
  moved: (name: string, className: string) => `Đã chuyển ${name} sang ${classCalled(className)}.`,
  movedBack: (name: string, className: string) => `${name} đã trở lại ${classCalled(className)}.`,
  undo: 'Hoàn tác',
  leave: 'Cho rời lớp',
  leaveTitle: (name: string) => `Cho ${name} rời lớp?`,
  leaveText:
    'Học sinh không thấy bài của lớp nữa và không còn trong danh sách. Tài khoản, bài làm và điểm được giữ nguyên. Thầy cô đưa học sinh trở lại được trong 30 ngày.',
  left: (name: string) => `${name} đã rời lớp.`,
  bringBack: 'Đưa trở lại lớp',
  back: (name: string) => `${name} đã trở lại lớp.`,
  listLeft: 'Đã rời lớp',
  columnName: 'Họ và tên',
  columnTime: 'Ở lớp',
  period: (from: string, to: string) => `${from} đến ${to}`,
  columnTo: 'Chuyển đến',
  columnHandedIn: 'Đã nộp',
  columnAverage: 'Điểm TB',
  averageUnit: '(thang 10)',
  noneLeft: 'Chưa có học sinh nào rời lớp',
  onlyByCode: 'Đã quá 30 ngày: học sinh vào lại bằng mã lớp.',
  /** Refusals as those read them who keep a class; their own words speak to pupils. */
  refused: {
    CLASS_CODE_UNKNOWN: 'Không có lớp nào dùng mã này. Thầy cô xem lại mã.',
    CLASS_CLOSED: 'Lớp này đã được lưu trữ nên không nhận học sinh.',
    TOO_MANY_CODES: 'Đã nhập sai mã nhiều lần. Thầy cô xem lại mã và thử lại sau một giờ.',
  } as Partial<Record<RefusalCode | 'OFFLINE', string>>,
  sameClass: 'Học sinh đang ở lớp này',
} as const
