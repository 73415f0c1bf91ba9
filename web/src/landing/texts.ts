/** Words of the landing page. */
export const landingTexts = {
  title: 'Phượng – lớp học trực tuyến cho trường Việt Nam',
  description:
    'Nơi học sinh làm bài, thầy cô quản lý lớp và phụ huynh theo dõi kết quả, từ mầm non đến trung học phổ thông.',
  navigation: 'Trang',
  /** C-032, C-035, C-037. */
  home: 'Trang chủ',
  login: 'Đăng nhập',
  headline: ['Mỗi bài em làm,', 'cây phượng lại', 'nở thêm hoa'],
  lead: 'Phượng là lớp học trực tuyến của trường em: thầy cô và các bạn cùng lớp ở một nơi, mở trên điện thoại hay máy tính đều được.',
  under: 'Dùng ngay trên trình duyệt, không cần cài đặt.',
  schoolyard: 'Sân trường có cây phượng nở hoa; một bạn gái làm bài trên điện thoại, một bạn trai viết vào tờ phiếu.',
  together: 'Một nơi cho cả lớp',
  togetherLead: 'Học sinh làm bài, thầy cô dạy, phụ huynh yên tâm.',
  /** C-041 to C-044, D59; a title breaks between its pieces alone. */
  marking: ['Chấm bài tự động'],
  markingText: 'Bài trắc nghiệm được chấm ngay khi em nộp, để em biết mình đúng ở đâu và luyện lại những câu còn sai.',
  classroom: ['Giáo viên', 'quản lý học sinh'],
  classroomText: 'Thầy cô có danh sách từng lớp trong tay và đánh giá được kết quả của từng em.',
  family: ['Phụ huynh theo dõi', 'kết quả của con'],
  familyText: 'Gia đình xem con đã học gì, tiến bộ ra sao qua liên kết thầy cô gửi.',
  close: 'Đóng',
} as const

/** What the window says before its script is there. */
export const windowTexts = {
  /** B-706. */
  wait: 'Vui lòng đợi trong giây lát',
  notLoaded: 'Chưa tải được phần đăng nhập. Kiểm tra mạng rồi bấm Đăng nhập lần nữa.',
} as const
