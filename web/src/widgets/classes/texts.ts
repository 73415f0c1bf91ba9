import { classCalled } from '@phuong/domain/format/class-name'

/** Words about classes that several screens show (B-093). */
export const classTexts = {
  name: classCalled,
  code: 'Mã lớp',
  copyCode: (code: string) => `Chép mã lớp ${code}`,
  copied: (code: string) => `Đã chép mã lớp ${code}`,
  notCopied: (code: string) => `Trình duyệt không cho chép. Mã lớp là ${code}.`,
  pupils: 'Học sinh',
  friendCount: (count: string) => `${count} bạn`,
  /** The grade that a class belongs to; 0 is preschool. */
  grade: (grade: number) => (grade === 0 ? 'Mầm non' : `Khối ${grade}`),
  teacher: (name: string) => `Giáo viên ${name}`,
  /** The pupil among the classmates. */
  you: 'Em',
  newClass: 'Tạo lớp',
  className: 'Tên lớp',
  classNameHelp: 'Ví dụ 4A1. Mã lớp được tạo tự động.',
  gradeChoice: 'Khối',
  chooseGrade: 'Chọn khối',
  /** [new] A class whose pupils are of more than one grade. */
  severalGrades: 'Nhiều khối',
  yearChoice: 'Năm học',
  yearOf: (year: string) => `Năm học ${year}`,
  /** [new] Beside the name of a class that is made, where the teacher has one of that name. */
  twin: (name: string, year: string) => `Thầy cô đã có ${classCalled(name)} trong năm học ${year}.`,
  make: 'Tạo lớp',
  made: (name: string) => `Đã tạo lớp ${name}.`,
  cancel: 'Hủy',
  enter: 'Vào lớp',
  enterClass: (className: string) => `Vào lớp ${className}`,
  /** [new] What waits in a class. */
  running: (count: string) => `${count} bài đang giao`,
  unmarked: (count: string) => `${count} bài chờ chấm`,
  /** [new] How a pupil is doing, in the lists of a class. */
  columnLatest: 'Bài gần nhất',
  columnMark: 'Điểm',
  /** D64: marks of works that have scales of their own. */
  columnAverage: 'Điểm TB',
  averageUnit: '(thang 10)',
  columnHandedIn: 'Đã nộp',
  columnLate: 'Muộn',
  nothingYet: 'Chưa nộp bài nào',
  /** The day on which a pupil was last here; '' for never. */
  lastSeen: (day: string) => (day === '' ? 'Chưa đăng nhập lần nào' : `Truy cập gần nhất ${day}`),
  ofAll: (count: string, all: string) => `${count}/${all}`,
  /** What could not be read. */
  unknown: '–',
} as const
