/** Words of an exam while it is sat, an olympic paper and a unit exercise alike. */
export const texts = {
  /** C-260. */
  noQuestions: 'Không có câu hỏi để hiển thị !',
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
  ofHundred: (percent: number) => `${percent}%`,
  grid: 'Các câu',
  fieldOf: {
    unanswered: 'chưa làm',
    waiting: 'đã trả lời, chờ kết quả',
    answered: 'đã trả lời',
    right: 'đúng',
    wrong: 'sai',
  },
  fieldLabel: (number: number, state: string) => `Câu ${number}, ${state}`,
  legend: { right: 'Đúng', wrong: 'Sai', waiting: 'Chờ kết quả', answered: 'Đã trả lời', unanswered: 'Chưa làm' },
  end: 'Kết thúc bài',
  endTitle: 'Kết thúc bài ngay bây giờ?',
  endText: (open: number) =>
    open === 0 ? 'Em đã trả lời tất cả các câu.' : `Còn ${open} câu em chưa trả lời, các câu này sẽ tính là sai.`,
  endYes: 'Kết thúc',
  endNo: 'Làm tiếp',
  /** [new] */
  timeUp: 'Đã hết giờ làm bài. Câu chưa bấm nộp thì không được tính.',
  exit: 'Thoát khỏi bài',
  exitTitle: 'Thoát khỏi bài?',
  exitText: 'Bài đã làm vẫn được giữ. Đồng hồ vẫn chạy, em quay lại trong thời gian còn lại để làm tiếp nhé.',
  exitYes: 'Thoát',
  /** D23. */
  resumeTitle: 'Em đang làm dở đề này',
  resumeText: (answered: number, total: number) => `Em đã trả lời ${answered} trong ${total} câu.`,
  /** D22, D23: an attempt that is left has been used up. */
  restartCosts: 'Nếu làm lại từ đầu, lần đang làm vẫn tính là một lần.',
  resume: 'Làm tiếp',
  restart: 'Làm lại từ đầu',
  /** [new] */
  restartTitle: 'Làm lại từ đầu?',
  restartText: 'Lần đang làm dừng ở đây, các câu đã trả lời không tính vào lần mới.',
  restartNo: 'Không',
  loadingPaper: 'Đang mở đề thi',
  waitingPaper: 'Chưa có mạng để mở đề thi. Đề sẽ mở khi có mạng lại.',
  paperFailed: 'Chưa mở được đề thi',
  problemTitle: 'Chưa làm được đề này',
  problemText: 'Những gì em đã trả lời vẫn được giữ trên máy này. Em thử lại, hoặc báo thầy cô.',
  retry: 'Thử lại',
  /** D20: the verdict comes from the server. */
  marking: 'Đang chấm',
  waitingLineText: 'Câu trả lời đã được giữ. Em cứ làm tiếp, kết quả sẽ hiện khi có mạng.',
  rightAnswer: 'Đáp án đúng',
  /** D61: below a wrong answer. */
  notRight: 'Chưa đúng',
  answer: 'Đáp án',
  goOn: 'Tiếp tục',
  /** Of what is heard again, for a screen reader. */
  soundOfQuestion: 'âm thanh của câu hỏi',
  goesOn: 'Tự sang câu tiếp theo',
} as const
