/** Words of the home, by role (B-046 to B-062). */
export const texts = {
  /** Sunday first, as Date counts. */
  weekdays: ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
  today: (weekday: string, date: string) => `${weekday}, ${date}`,

  helloPupil: (name: string) => `Chào em, ${name}`,
  helloTeacher: (address: string, name: string) => `Chào ${address} ${name}`,
  hello: (name: string) => `Chào ${name}`,
  /** How staff are addressed, by sex. */
  madam: 'cô',
  sir: 'thầy',

  pupilDue: (count: string) => `Em có ${count} bài cần làm.`,
  /** [new] what is next where no work waits */
  nextPaper: (code: string) => `Em làm tiếp đề Olympic số ${code} nhé.`,
  nextBegun: (code: string) => `Em làm nốt đề Olympic số ${code} nhé.`,
  nextOtherClass: (level: number) => `Em luyện thử đề Olympic lớp ${level} nhé.`,
  nextLesson: 'Em chọn một bài để ôn nhé.',
  dueWork: 'Bài cần làm',
  dueNoneText: 'Thầy cô giao bài mới thì bài hiện ở đây.',
  /** [new] */
  practice: 'Luyện tập',
  olympic: 'Luyện Olympic',
  paperNext: (code: string) => `Đề tiếp theo của em là đề số ${code}.`,
  paperBegun: (code: string, answered: string) => `Em đang làm dở đề số ${code}, đã trả lời ${answered} câu.`,
  allDone: 'Em đã làm xong tất cả các đề.',
  lastScore: (code: string, correct: string, total: string) =>
    `Lần gần nhất: đề số ${code}, đúng ${correct}/${total} câu.`,
  doPaper: (code: string) => `Làm đề số ${code}`,
  goOnPaper: (code: string) => `Làm tiếp đề số ${code}`,
  allPapers: 'Xem các đề',
  lesson: 'Ôn bài',
  lessonText: 'Đề thi mẫu có bài cho từng đơn vị bài học.',
  openLesson: 'Chọn bài để ôn',
  noOwnPapers: 'Lớp của em chưa có đề luyện tập. Đề có cho lớp 1 đến lớp 5.',
  practiseLevel: (level: number) => `Luyện đề lớp ${level}`,
  contest: 'Thi thử',
  contestText: '21 câu đủ các dạng, làm xong em biết điểm ngay.',
  openContest: 'Vào thi thử',
  samples: 'Bài tập mẫu',
  samplesText: 'Mỗi dạng câu hỏi có một trang để em làm thử.',
  openSamples: 'Xem bài tập mẫu',
  allPractice: 'Bài luyện đã làm',
  practiceResults: 'Kết quả luyện tập',
  practisedPaper: (code: string) => `Olympic, đề số ${code}`,
  practiceScore: (correct: string, total: string) => `${correct}/${total}`,
  lastResults: 'Kết quả của em',
  resultsNone: 'Em chưa nộp bài nào',
  resultsNoneText: 'Nộp bài xong, điểm và sao hiện ở đây.',
  pupilClasses: 'Lớp của em',
  pupilNoClassTitle: 'Em chưa vào lớp nào',
  pupilNoClassText: (name: string) => `Em nhờ thầy cô thêm em vào lớp. Tên đăng nhập của em là ${name}.`,
  friendsTitle: (className: string) => `Các bạn lớp ${className}`,
  allFriends: 'Xem cả lớp',
  noFriendsTitle: 'Lớp chưa có bạn nào khác',

  /** B-058, the warning of a teacher without a school level. */
  levelMissing: 'Vui lòng cập nhật thông tin trước khi tiếp tục sử dụng!',
  teacherLead: (classes: string, pupils: string) => `Đang quản lý ${classes} lớp, ${pupils} học sinh.`,
  teacherWithoutClass: 'Chưa quản lý lớp nào.',
  handedIn: 'Bài mới nộp',
  handedInNone: 'Chưa có bài nào được nộp',
  handedInText: 'Giao bài từ trang của lớp, ai đã nộp sẽ hiện ở đây.',
  dueNext: 'Sắp đến hạn',
  /** [new] All that is due stands among the work that came in. */
  dueNextAllBeside: 'Bài nào cũng có học sinh vừa nộp',
  /** [new] Of what is due, what stands with its date among the work that came in. */
  dueNextBeside: (count: string) => `${count} bài sắp đến hạn đã nằm trong mục Bài mới nộp.`,
  restInClasses: (count: string) => `Còn ${count} bài nữa ở trang của từng lớp.`,
  /** [new] */
  newWork: (count: string) => `Từ hôm qua có ${count} bài mới nộp.`,
  nothingNew: 'Từ hôm qua chưa có bài mới nộp.',
  workFacts: (...facts: readonly string[]) => facts.join(' · '),
  dueNextNone: 'Không có bài nào sắp đến hạn',
  teacherClasses: 'Lớp của tôi',
  allClasses: 'Tất cả lớp học',
  teacherNoClassTitle: 'Chưa có lớp nào',
  teacherNoClassText: 'Tạo lớp đầu tiên, mã lớp được tạo cùng lúc.',
  findPupil: 'Tìm học sinh',
  findPupilLabel: 'Tìm học sinh theo tên',
  findPupilPlaceholder: 'Tên, không cần dấu',
  findPupilSoon: 'Gõ một phần tên của học sinh.',
  findPupilHint: (count: string) => `Gõ một phần tên, tìm trong ${count} học sinh của các lớp.`,
  findPupilBorn: (date: string) => `Sinh ngày ${date}`,
  findPupilNone: 'Không tìm thấy học sinh phù hợp',
  findPupilMore: (count: string) => `Còn ${count} học sinh nữa. Gõ thêm để thu hẹp.`,

  schoolMissingTitle: 'Tài khoản chưa gắn với trường nào',
  schoolMissingText: 'Quản trị viên gắn tài khoản với trường, sau đó lớp và giáo viên của trường hiện ở đây.',
  managerLead: 'Lớp và giáo viên của trường.',
  /** A figure that could not be read. */
  unknownCount: '–',
  /** The crumb of a page below the home, and a class before its name is here. */
  homeTitle: 'Trang chủ',
  /** [new] The ways between the homes of somebody with several roles. */
  homesOfRoles: 'Trang chủ theo vai trò',
  classTitle: 'Lớp',

  adminLead: 'Việc cần xem, tài khoản và các trang quản trị của hệ thống.',
  /** [new] What waits for the administrator. */
  decisions: 'Cần xem',
  nothingToDecide: 'Không có việc nào đang chờ',
  nothingToDecideText: 'Công việc nền chạy đúng, không có thư nào chờ, giáo viên nào cũng đã xác minh.',
  jobFails: (job: string) => `Công việc nền gặp lỗi: ${job}`,
  mailGivenUp: 'Thư không gửi được',
  mailGivenUpNote: 'Hệ thống đã thử nhiều lần và bỏ lại.',
  mailWaits: 'Thư đang chờ gửi',
  mailWaitsNote: 'Thư nằm trong hộp thư đi cho đến khi máy chủ thư nhận.',
  unverified: 'Giáo viên chưa xác minh',
  withoutRole: 'Tài khoản chưa có vai trò',
  andMore: (names: string, more: number) => `${names} và ${more} người nữa`,
  adminPages: 'Trang quản trị',
  /** What the pages of the administrator are for, by their paths; not in the routes, which every page loads. */
  pageNotes: {
    '/lms/teacher/classes': 'Các lớp của hệ thống, bài đã giao và học sinh.',
    '/lms/RenLuyenBoiDuong': 'Thư mục phiếu bài tập.',
    '/lms/test-bank/papers': 'Đề luyện tập và đề theo bài: xem, sửa, tải lên.',
    '/lms/admin/account-lists': 'Ai là quản trị, ai dùng thử, giới hạn số lớp, mục bị ẩn.',
    '/lms/admin/jobs': 'Việc máy chủ tự làm: đang chờ gì, đã chạy lúc nào, lỗi ở đâu.',
  } as Readonly<Record<string, string>>,
  /** [new] Room that runs out (docs/decisions/0031-room.md). */
  roomLeft: (free: string, total: string) => `Còn trống ${free} trên ${total}.`,
  diskLowTitle: 'Đĩa của máy chủ sắp đầy',
  diskLowText: (files: string, answers: string) =>
    `Khi còn dưới ${files}, máy chủ không nhận thêm tập tin và bài nói. Khi còn dưới ${answers}, câu trả lời cũng không lưu được.`,
  noFilesTitle: 'Đĩa gần đầy, không nhận thêm tập tin và bài nói',
  noFilesText: (answers: string) =>
    `Câu trả lời vẫn được lưu đến khi còn dưới ${answers}. Cần dọn bớt đĩa của máy chủ.`,
  noAnswersTitle: 'Đĩa đã đầy, không lưu được câu trả lời',
  noAnswersText: 'Cần dọn bớt đĩa của máy chủ ngay.',
  recordingsLowTitle: 'Chỗ cho bài nói sắp hết',
  recordingsFullTitle: 'Hết chỗ cho bài nói mới',
  recordingsText: (used: string, limit: string) =>
    `Bài nói của học sinh đã dùng ${used} trên ${limit}. Giới hạn này là RECORDINGS_SCHOOL_GB trong thiết lập của máy chủ.`,
  accountsByRole: 'Tài khoản theo vai trò',

  /** [new] The home of the bank's staff. */
  bankLead: 'Đề luyện tập và đề theo bài, đề nào vừa được sửa.',
  bankPapers: 'Ngân hàng đề',
  bankUpload: 'Tải đề lên',
  figureOlympic: 'Đề Olympic',
  figureUnit: 'Đề theo bài',
  figurePublic: 'Công khai',
  figurePrivate: 'Riêng tư',
  figureDrafts: 'Đề riêng của tôi',
  savedLast: 'Đề mới lưu',
  nothingSaved: 'Chưa ai sửa đề nào',
  nothingSavedText: 'Đề được sửa hoặc tải lên sẽ hiện ở đây, kèm người sửa và lúc sửa.',
  columnPaper: 'Đề',
  columnVisibility: 'Hiển thị',
  columnSavedBy: 'Người sửa',
  columnSavedAt: 'Sửa lúc',

  noRoleTitle: 'Tài khoản đang chờ được xếp vai trò',
  noRoleText:
    'Tài khoản đã đăng nhập được nhưng chưa có vai trò nào. Nhà trường hoặc quản trị viên sẽ xếp vai trò, sau đó trang này có lớp học và công việc.',
} as const
