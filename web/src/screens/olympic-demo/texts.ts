/** Words of the demo pages; their names stand in widgets/demo-pages/texts.ts. */
export const texts = {
  /** C-002. */
  dashboardTitle: 'Olympic English',
  dashboardLead: 'Mỗi câu là một dạng bài. Em làm thử, xem đúng sai rồi làm lại bao nhiêu lần cũng được.',
  /** C-525. */
  toContest: 'Thi thử: 21 câu trong 30 phút',
  /** C-552. */
  toOlympicEnglish: 'Olympic Tiếng Anh',
  books: 'Bài theo lớp',
  /** C-532. */
  book: (classLevel: number) => `Lớp ${classLevel}`,
  samples: 'Câu mẫu',
  /** C-534. */
  question: (number: number) => `Câu thứ: ${number}`,
  bookLead: 'Em chọn một dạng bài để làm thử.',
  page: (page: string) => `Dạng ${page}`,
  pages: 'Các dạng bài',
  before: (page: string) => `Dạng trước: ${page}`,
  after: (page: string) => `Dạng sau: ${page}`,
} as const
