export const texts = {
  classes: 'Lớp học',
  pupils: 'Học sinh',
  add: 'Thêm học sinh',
  given: 'Bài tập đã giao',
  search: 'Tìm tên, không cần dấu',
  noneTitle: 'Lớp chưa có học sinh',
  noneText: 'Thầy cô dán danh sách lớp, hoặc mời học sinh vào bằng mã. Học sinh sẽ hiện ở đây, xếp theo tên.',
  /** [new] Which pupils are listed. */
  filter: 'Lọc học sinh',
  filters: { all: 'Tất cả', late: 'Hay nộp muộn', low: 'Dưới 5 điểm', absent: 'Chưa đăng nhập' },
  noneFoundTitle: 'Không tìm thấy học sinh phù hợp',
  clear: 'Xem cả lớp',
  columnName: 'Họ và tên',
  columnBirthday: 'Ngày sinh',
  columnSignIn: 'Tên đăng nhập',
  /** [new] Beside the name of a pupil who reads what is said in sounds and clips. */
  readsScripts: 'Có lời bài nghe',
  /** [new] The switch of it, in the menu of the pupil. */
  giveScripts: 'Hiện lời của bài nghe',
  takeScripts: 'Không hiện lời của bài nghe nữa',
  scriptsGiven: (name: string) => `${name} sẽ thấy lời của bài nghe khi làm bài.`,
  scriptsTaken: (name: string) => `${name} không còn thấy lời của bài nghe khi làm bài.`,
} as const
