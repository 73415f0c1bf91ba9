/** Titles of the screens, for the document title, and of their menu entries (A-071, B-006). */
export const routeTitles = {
  home: 'Trang chủ',
  notifications: 'Thông báo',
  classes: 'Lớp học',
  /** [new] */
  join: 'Vào lớp',
  /** [new] */
  card: 'Thẻ đăng nhập',
  profile: 'Trang cá nhân',
  pupil: 'Học sinh',
  /** [new] */
  family: 'Kết quả trong tuần',
  addPupils: 'Thêm học sinh',
  teacher: 'Giáo viên',
  assignment: 'Bài tập',
  giveAssignment: 'Giao bài tập',
  /** [new] B-077. */
  assignmentsManagement: 'Quản lý bài tập',
  folders: 'Rèn luyện bồi dưỡng',
  worksheets: 'Phiếu bài tập',
  worksheetEditor: 'Soạn phiếu',
  accountLists: 'Danh sách tài khoản',
  jobs: 'Công việc nền',
  /** [new] */
  mail: 'Thư gửi đi',
  places: 'Địa bàn và trường',
  site: 'Trang giới thiệu',
  hosts: 'Tên miền',
  links: 'Liên kết',
  /** */
  educationGame: 'Trò chơi giáo dục',
  /** [new] */
  studyWithTeacher: 'Học cùng thầy cô',
  /** [new] */
  slides: 'Bài giảng điện tử',
  /** [new] */
  onlineGames: 'Trò chơi trực tuyến',
  /** [new] */
  dragDropDemo: 'Thử kéo và thả',
  /** */
  accessDenied: 'Hạn chế quyền truy cập',
  registerStudent: 'Học sinh đăng ký',
  registerTeacher: 'Giáo viên đăng ký',
  login: 'Đăng nhập',
  notFound: 'Không tìm thấy trang',
  olympic: 'Luyện Olympic',
  unitExercise: 'Đề kiểm tra',
  unitResult: 'Kết quả làm bài',
  sampleTests: 'Đề thi mẫu',
  papers: 'Ngân hàng đề',
  paperUpload: 'Tải đề lên',
  /** [new] B-073 to B-076. */
  testing: 'Trang dùng thử',
  canvasTool: 'Soạn phiếu thử',
  exercisePage: 'Câu hỏi thử',
  /** [new] B-071. */
  translate: 'Dịch Anh Việt',
  print: 'In đề thi',
  samples: 'Bài tập mẫu',
  /** C-552. */
  olympicEnglish: 'Olympic Tiếng Anh',
} as const

export const shellTexts = {
  /** Document title: the screen, then the product. */
  /** B-706. */
  wait: 'Vui lòng đợi trong giây lát',
  /** */
  logout: 'Thoát',
  loadFailedTitle: 'Chưa mở được trang',
  loadFailedText: 'Có thể mạng đang chập chờn. Dữ liệu vẫn còn nguyên.',
  /** [new] A fault of the page itself: the network is not to blame (H165). */
  faultTitle: 'Trang này gặp lỗi',
  faultText: 'Lỗi của trang, không phải của mạng. Dữ liệu vẫn còn nguyên.',
  connectFailedTitle: 'Chưa kết nối được',
} as const
