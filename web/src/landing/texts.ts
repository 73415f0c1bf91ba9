/** Words of the landing page. */
export const landingTexts = {
  title: 'Phượng – lớp học trực tuyến cho trường Việt Nam',
  description:
    'Nơi học sinh làm bài, thầy cô quản lý lớp và phụ huynh theo dõi kết quả, từ mầm non đến trung học phổ thông.',
  navigation: 'Trang',
  menu: 'Mở danh mục',
  /** C-032, C-035, C-036, C-037. */
  home: 'Trang chủ',
  login: 'Đăng nhập',
  register: 'Học sinh đăng ký',
  newWindow: '(mở trong thẻ mới)',
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

/** The product on a phone and on a desk. */
export const deviceTexts = {
  title: ['Em dùng điện thoại,', 'thầy cô dùng máy tính'],
  lead: 'Cùng một bài, cùng một lúc. Em vừa nộp là thầy cô đã thấy trong danh sách của lớp.',
  points: [
    'Mở bằng trình duyệt, không cần cài đặt.',
    'Mất mạng giữa chừng, câu trả lời của em vẫn được giữ và tự gửi khi có mạng.',
  ],
  desk: 'Máy tính của thầy cô: một phiếu bài tập của lớp 4A1, với số em đã nộp, tên từng em, lúc nộp và điểm.',
  phone: 'Điện thoại của em: một câu hỏi tiếng Anh có tranh, đồng hồ đếm giờ và các câu trả lời để chọn.',
  source: 'Ảnh chụp từ trường mẫu của Phượng, tên người trong ảnh là tên đặt ra.',
} as const

/** The learning pyramid (C-045, C-046): from its top. */
export const pyramidTexts = {
  title: 'Tháp học tập',
  lead: 'Càng xuống chân tháp, em càng tự tay làm nhiều hơn. Bài học ở ngọn tháp mới chỉ đi qua tai và mắt em; ở chân tháp, bài học đã là của em.',
  practice: 'Trên Phượng, em tự làm bài, luyện lại câu sai và tập nói thành tiếng.',
  levels: ['Nghe giảng', 'Đọc bài', 'Xem và nghe', 'Trao đổi với bạn', 'Tự làm bài', 'Giảng lại cho bạn'],
  takingIn: ['Tiếp nhận:', 'nghe, đọc, xem'],
  doing: ['Chủ động:', 'trao đổi, tự làm, giảng lại'],
} as const

/** How the product keeps the data of pupils: docs/trust.md (S1, S9, S20), decisions 0020, 0025 and 0051, README 'Backups'. */
export const keepingTexts = {
  title: ['Dữ liệu của các em', 'được giữ thế nào'],
  lead: 'Bốn điều nhà trường có thể nói lại với gia đình ngay trong buổi họp đầu năm.',
  facts: [
    {
      title: 'Chỉ giữ những gì cần để dạy',
      text: 'Họ tên, lớp, bài làm và điểm. Email chỉ cần khi tự đăng ký; em có tên trong danh sách lớp thì không cần. Không quảng cáo, không mã theo dõi của bên ngoài.',
    },
    {
      title: 'Ai xem được gì đều có giới hạn',
      text: 'Em thấy bài của mình, thầy cô thấy lớp mình dạy, gia đình thấy kết quả của con. Ai đổi điểm hay danh sách đều được ghi lại.',
    },
    {
      title: 'Bản sao lưu khóa được bằng mật khẩu',
      text: 'Nhà trường sao lưu toàn bộ vào một tập tin mã hóa. Không có mật khẩu thì không ai đọc được, và bản sao được kiểm tra trước khi khôi phục.',
    },
    {
      title: 'Xóa được khi gia đình yêu cầu',
      text: 'Họ tên, bài làm, bài nói và tập tin của em được xóa hẳn, chỉ còn con số chung. Khôi phục bản sao cũ, hệ thống xóa lại những gì đã xóa.',
    },
  ],
} as const

/**
 * Which machine it needs. Each figure has been measured: bytes with the letters, cold and as served, by
 * e2e/specs/weights.spec.ts; 360 px by e2e/specs/everywhere; the browsers are what the build is made for (landing.test.ts);
 * answers a second by `npm run bench -- papers`, on two cores with everything on them (decision 0028).
 */
export const machineTexts = {
  title: 'Cần máy thế nào',
  lead: 'Máy trường đang có thường là đủ. Con số nào cũng đã được đo.',
  cards: [
    {
      title: 'Điện thoại của em',
      rows: [
        ['Trình duyệt từ bản', 'Chrome 111, Safari 16.4, Firefox 114'],
        ['Bề ngang màn hình', 'từ 360 px'],
        ['Mở trang này lần đầu', 'dưới 240 kB'],
        ['Đến câu hỏi đầu tiên', 'dưới 220 kB'],
      ],
    },
    {
      title: 'Máy của thầy cô',
      rows: [
        ['Trình duyệt', 'như trên điện thoại'],
        ['Cài đặt', 'không cần'],
        ['Màn hình', 'điện thoại hay máy tính'],
        ['Mở trang lớp học lần đầu', 'dưới 480 kB'],
      ],
    },
    {
      title: 'Máy chủ của trường',
      rows: [
        ['Bộ xử lý đã đo', '2 nhân'],
        ['200 em cùng làm bài', '3.500 câu trả lời được lưu mỗi giây'],
        ['Phần mềm', 'Node 24, cơ sở dữ liệu đi kèm'],
      ],
    },
  ],
} as const

/** For parents: what the link of a family shows (D59, decision 0051). */
export const familyTexts = {
  title: ['Phụ huynh xem một tuần', 'của con trong một trang'],
  lead: 'Thầy cô gửi một liên kết hoặc mã QR. Gia đình mở trên điện thoại, không cần tài khoản.',
  points: [
    'Tuần này con làm mấy bài, được bao nhiêu điểm, bài nào sắp đến hạn.',
    'Trang chỉ để xem, và chỉ có kết quả của con.',
    'Thầy cô đóng liên kết được bất cứ lúc nào; hết năm học, liên kết tự hết hạn.',
  ],
  phone: 'Điện thoại của phụ huynh: tuần của em An, lớp 4A1, với số bài đã làm và bài sắp đến hạn.',
} as const

/** Trying it without an account, where the host has the sample pages. */
export const tryTexts = {
  title: ['Làm thử vài câu,', 'không cần tài khoản'],
  lead: 'Chọn một dạng bài tiếng Anh và làm như em sẽ làm ở lớp, máy chấm ngay từng câu.',
  go: 'Làm thử',
  under: 'Không hỏi tên. Câu trả lời không được gửi đi.',
  lesson: 'Lớp học có bảng đen; một bạn gái làm bài trên điện thoại, một bạn trai viết vào tờ phiếu.',
} as const

/** What the window says before its script is there. */
export const windowTexts = {
  /** B-706. */
  wait: 'Vui lòng đợi trong giây lát',
  loginNotLoaded: 'Chưa tải được phần đăng nhập. Kiểm tra mạng rồi bấm Đăng nhập lần nữa.',
  registerNotLoaded: 'Chưa tải được phần đăng ký. Kiểm tra mạng rồi bấm Đăng ký lần nữa.',
  forgotNotLoaded: 'Chưa tải được phần này. Kiểm tra mạng rồi bấm Gửi mật khẩu mới lần nữa.',
} as const
