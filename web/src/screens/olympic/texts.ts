/** Words of the olympic practice. */
export const texts = {
  practiceTitle: 'Luyện Olympic',
  practiceLead: 'Mỗi đề làm trong 30 phút. Em chọn một đề để bắt đầu.',
  className: (level: number) => `Lớp ${level}`,
  chooseClass: 'Chọn lớp',
  /** C-255. */
  classOption: (level: number) => `Class ${level}`,
  papers: 'Các đề thi',
  history: 'Bài đã làm',
  /** C-323. */
  pupilsHistory: 'Bài của học sinh',
  views: 'Đề thi hoặc bài đã làm',
  paperLabel: (number: number) => `Đề thi số ${number}`,
  /** C-250. */
  noPapers: 'Không có bài luyện tập nào được hiển thị!',
  noPapersText: 'Bài luyện có cho lớp 1 đến lớp 5.',
  /** C-260. */
  noQuestions: 'Không có câu hỏi để hiển thị !',
  paper: (code: string) => `Đề thi số ${code.toUpperCase()}`,
  about: (level: number) => `Olympic lớp ${level}`,

  /** C-287, C-288. */
  resultRight: 'Kết quả: Đúng',
  resultWrong: 'Kết quả: Sai',
  /** C-304. */
  backEndsExam: 'Nếu bạn nhấn quay lại nhiều lần, bài thi sẽ kết thúc!',
  /** C-300. */
  warnTitle: 'Cảnh báo',
  warnText: 'Bạn đã trả lời câu hỏi này!',
  /** C-297. */
  understood: 'Tôi đã hiểu',
  /** C-307. */
  submit: 'Nộp bài',
  next: (number: number) => `Sang câu ${number}`,
  toResult: 'Xem kết quả',
  number: (number: number) => `Câu ${number}`,
  progress: 'Tiến độ bài thi',
  timeLeft: 'Thời gian còn lại',
  timeLeftSpoken: (minutes: number) => (minutes === 0 ? 'Còn chưa đến một phút' : `Còn ${minutes} phút`),
  correct: 'Số câu đúng',
  percent: 'Tỉ lệ',
  ofHundred: (percent: number) => `${percent} %`,
  grid: 'Các câu',
  fieldOf: { unanswered: 'chưa làm', right: 'đúng', wrong: 'sai' },
  fieldLabel: (number: number, state: string) => `Câu ${number}, ${state}`,
  legend: { right: 'Đúng', wrong: 'Sai', unanswered: 'Chưa làm' },
  end: 'Kết thúc bài',
  endTitle: 'Kết thúc bài ngay bây giờ?',
  endText: (open: number) =>
    open === 0 ? 'Em đã trả lời tất cả các câu.' : `Còn ${open} câu em chưa trả lời, các câu này sẽ tính là sai.`,
  endYes: 'Kết thúc',
  endNo: 'Làm tiếp',
  exit: 'Thoát khỏi bài',
  exitTitle: 'Thoát khỏi bài?',
  exitText: 'Bài đã làm vẫn được giữ. Đồng hồ vẫn chạy, em quay lại trong thời gian còn lại để làm tiếp nhé.',
  exitYes: 'Thoát',
  soundOn: 'Bật tiếng',
  soundOff: 'Tắt tiếng',
  /** D23. */
  resumeTitle: 'Em đang làm dở đề này',
  resumeText: (answered: number, total: number) => `Em đã trả lời ${answered} trong ${total} câu.`,
  resume: 'Làm tiếp',
  restart: 'Làm lại từ đầu',
  loadingPaper: 'Đang mở đề thi',
  waitingPaper: 'Chưa có mạng để mở đề thi. Đề sẽ mở khi có mạng lại.',
  paperFailed: 'Chưa mở được đề thi',
  problemTitle: 'Chưa làm được đề này',
  problemText: 'Những gì em đã trả lời vẫn được giữ trên máy này. Em thử lại, hoặc báo thầy cô.',
  retry: 'Thử lại',
  toPractice: 'Về trang luyện tập',
  brokenQuestion: 'Câu này chưa hiển thị được.',

  /** C-326. */
  resultTitle: (code: string) => `Kết quả làm bài của đề thi số ${code.toUpperCase()}`,
  /** C-328. */
  completed: 'Bạn đã hoàn thành bài thi',
  /** C-331. */
  backHome: 'Quay về trang chủ',
  /** C-358, C-359. */
  nothingDone: 'KHÔNG CÓ DANH SÁCH BÀI LÀM',
  nothingDoneText: 'Em chọn một đề thi để luyện tập.',
  doneIn: (date: string, minutes: number) => `${date}, làm trong ${minutes} phút`,
  tiersLabel: 'Bốn mức của cây phượng',
  tiers: {
    bad: { name: 'Trơ cành', from: 'dưới 50 %', alt: 'Cây phượng còn trơ cành' },
    good: { name: 'Ra mầm', from: 'từ 50 %', alt: 'Cây phượng ra mầm' },
    great: { name: 'Xanh lá', from: 'từ 75 %', alt: 'Cây phượng xanh lá' },
    perfect: { name: 'Nở hoa', from: '100 %', alt: 'Cây phượng nở hoa' },
  },
  allQuestions: 'Các câu trong đề',
  rightCount: (count: number) => `${count} câu đúng`,
  wrongCount: (count: number) => `${count} câu sai`,
  right: 'Đúng',
  wrong: 'Sai',
  unanswered: 'Chưa làm',
  /** C-349. */
  detail: 'Chi tiết',
  detailOf: (number: number) => `Chi tiết câu ${number}`,
  rightAnswer: 'Đáp án đúng',
  audioScript: 'Lời trong bài nghe',
  explanation: 'Giải thích',
  /** C-353. */
  close: 'Đóng',
  by: (name: string) => `Bài làm của ${name}`,
  offlineResult: 'Chưa có mạng, đây là kết quả trên máy này. Bài được gửi lên khi có mạng lại.',

  historyEmpty: 'Chưa có bài nào',
  historyEmptyText: 'Làm xong một đề, kết quả sẽ hiện ở đây.',
  pupilsEmpty: 'Học sinh chưa nộp bài nào',
  pupilsEmptyText: 'Khi học sinh trong lớp làm xong một đề, kết quả sẽ hiện ở đây.',
  historyScore: (correct: number, total: number) => `${correct}/${total} câu đúng`,
  historyState: { open: 'Đang làm', closed: 'Hết giờ', left: 'Đã bỏ dở', finished: 'Đã nộp' },
  openResult: 'Xem kết quả',
  goOn: 'Làm tiếp',
  older: 'Cũ hơn',
  newer: 'Mới hơn',
} as const
