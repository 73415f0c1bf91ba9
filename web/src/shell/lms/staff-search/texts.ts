import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { classCalled } from '@phuong/domain/format/class-name'

/** [new] What staff finds in the search of the top bar. */
export const staffSearchTexts = {
  sections: {
    pupils: ROLE_CATALOGUE.student.label,
    teachers: ROLE_CATALOGUE.teacher.label,
    classes: 'Lớp học',
    assignments: 'Bài tập đã giao',
    worksheets: 'Phiếu bài tập',
    papers: 'Đề trong ngân hàng',
  },
  className: classCalled,
  born: (day: string) => `Sinh ngày ${day}`,
  dueOn: (day: string) => `Hạn ${day}`,
  searching: 'Đang tìm…',
  /** For who hears the page. */
  count: (count: string) => `${count} kết quả`,
  failed: 'Chưa tìm được người, lớp và bài tập.',
} as const
