/** Words about classes that several screens show (B-093). */
export const classTexts = {
  name: (className: string) => `Lớp ${className}`,
  code: 'Mã lớp',
  copyCode: (code: string) => `Chép mã lớp ${code}`,
  copied: (code: string) => `Đã chép mã lớp ${code}`,
  notCopied: (code: string) => `Trình duyệt không cho chép. Mã lớp là ${code}.`,
  pupils: 'Học sinh',
  pupilCount: (count: string) => `${count} học sinh`,
  friendCount: (count: string) => `${count} bạn`,
  /** The grade that a class belongs to; 0 is preschool. */
  grade: (grade: number) => (grade === 0 ? 'Mầm non' : `Khối ${grade}`),
  teacher: (name: string) => `Giáo viên ${name}`,
  /** The pupil among the classmates. */
  you: 'Em',
  newClass: 'Tạo lớp',
  className: 'Tên lớp',
  classNameHelp: 'Ví dụ 4A1. Mã lớp được tạo tự động.',
  classNameMissing: 'Vui lòng nhập tên lớp',
  gradeChoice: 'Khối',
  noGrade: 'Không chọn',
  make: 'Tạo lớp',
  made: (name: string) => `Đã tạo lớp ${name}.`,
  cancel: 'Hủy',
  enter: 'Vào lớp',
  enterClass: (className: string) => `Vào lớp ${className}`,
} as const
