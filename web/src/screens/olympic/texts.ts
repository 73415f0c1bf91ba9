/** Words of the olympic practice. */
export const texts = {
  practiceTitle: 'Luyện Olympic',
  practiceLead: 'Mỗi đề làm trong 30 phút. Chọn một đề để bắt đầu.',
  /** Pupils are called so, and nobody else. */
  pupilsPracticeLead: 'Mỗi đề làm trong 30 phút. Em chọn một đề để bắt đầu.',
  className: (level: number) => `Lớp ${level}`,
  chooseClass: 'Chọn lớp',
  /** C-255. */
  classOption: (level: number) => `Class ${level}`,
  papers: 'Các đề thi',
  history: 'Bài đã làm',
  /** C-323. */
  pupilsHistory: 'Bài của học sinh',
  views: 'Đề thi hoặc bài đã làm',
  /** C-255. */
  exam: (number: number) => `Exam ${number}`,
  /** C-242. */
  view: 'Cách xem các đề thi',
  asList: 'Danh sách',
  asCards: 'Thẻ',
  examAbout: '30 phút',
  paperLabel: (number: number) => `Đề thi số ${number}`,
  /** C-250. */
  noPapers: 'Không có bài luyện tập nào được hiển thị!',
  noPapersText: 'Bài luyện có cho lớp 1 đến lớp 5.',
  /** [new] To who practises the papers of another class, since the own one has none. */
  otherClass: (level: number) => `Lớp này chưa có đề luyện tập riêng. Đây là đề lớp ${level}.`,
  practiseLevel: (level: number) => `Luyện đề lớp ${level}`,
  /** [new] Ten papers of the list, what was done of them and what came of the last one. */
  ten: (from: number, to: number) => `Đề ${from} đến ${to}`,
  tenDone: (done: number, all: number) => `${done}/${all} đề đã làm`,
  tenLast: (correct: number, total: number) => `Gần nhất ${correct}/${total}`,
  tenLabel: (from: number, to: number) => `Đã làm trong đề ${from} đến ${to}`,
  score: (correct: number, total: number) => `${correct}/${total}`,
  goOnWith: (code: string) => `Làm tiếp đề số ${code}`,
  beginWith: (code: string) => `Làm đề số ${code}`,
  /** [new] C-525: the mock contest is found from here too. */
  mockContest: 'Thi thử 21 câu',
  paperState: { done: 'Đã làm xong', open: 'Đang làm dở' },
  paper: (code: string) => `Đề thi số ${code.toUpperCase()}`,
  about: (level: number) => `Olympic lớp ${level}`,

  toPractice: 'Về trang luyện tập',
  /** C-326. */
  resultTitle: (code: string) => `Kết quả làm bài của đề thi số ${code.toUpperCase()}`,
  /** [new] After a result. */
  nextPaper: 'Đề tiếp theo',
  nextPaperLabel: (code: string) => `Đề tiếp theo: đề số ${code}`,
  nothingDoneText: 'Chọn một đề thi để luyện tập.',
  pupilsNothingDoneText: 'Em chọn một đề thi để luyện tập.',
  historyEmpty: 'Chưa có bài nào',
  historyEmptyText: 'Làm xong một đề, kết quả sẽ hiện ở đây.',
  choosePaper: 'Chọn một đề',
  pupilsEmpty: 'Học sinh chưa nộp bài nào',
  pupilsEmptyText: 'Khi học sinh trong lớp làm xong một đề, kết quả sẽ hiện ở đây.',
  historyScore: (correct: number, total: number) => `${correct}/${total} câu đúng`,
  historyState: { open: 'Đang làm', closed: 'Hết giờ', left: 'Đã bỏ dở', finished: 'Đã nộp' },
  openResult: 'Xem kết quả',
  goOn: 'Làm tiếp',
  older: 'Cũ hơn',
  newer: 'Mới hơn',
} as const
