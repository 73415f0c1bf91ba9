/** Words of the registrations; what fields say of a fault stands in domain/src/forms/registration/texts.ts. */
export const registrationTexts = {
  /** A-219, C-105. */
  student: 'Học sinh đăng ký',
  /** C-151. */
  teacher: 'Giáo viên đăng ký',
  /** */
  atSchool: {
    Email: 'E-mail',
    FullName: 'Họ và tên',
    Phone: 'Số điện thoại',
    Password: 'Mật khẩu',
    Repassword: 'Nhập lại mật khẩu',
    Sex: 'Giới tính',
    CityId: 'Tỉnh/Thành phố',
    DepartmentId: 'Quận/Huyện',
    SchoolId: 'Trường',
    /** [new] */
    SchoolName: 'Tên trường',
  },
  /** C-105. */
  atLanding: {
    FullName: 'Họ và tên',
    Sex: 'Giới tính',
    Birthday: 'Ngày sinh',
    Phone: 'Số điện thoại',
    ClassId: 'Lớp học',
    Email: 'Email',
    Password: 'Mật khẩu',
    ConfirmPassword: 'Xác nhận mật khẩu',
  },
  /** [new] C-152. */
  ofTeacher: {
    lastname: 'Họ và tên đệm',
    firstname: 'Tên',
    email: 'Email',
    password: 'Mật khẩu',
    confirmPassword: 'Xác nhận mật khẩu',
  },
  /** A-235, C-105. */
  male: 'Nam',
  female: 'Nữ',
  /** A-221, C-105. */
  submit: 'Đăng ký',
  /** C-144. */
  done: 'Đăng ký thành công',
  /** C-164. */
  teacherDone: 'Đăng nhập thành công',
  /** C-134. */
  taken: 'Email đã được đăng ký',
  takenText: 'Vui lòng chọn email khác!',
  /** [new] Whose answer got lost has the account already. */
  takenByYou: 'Nếu em vừa đăng ký bằng email này, em bấm Đăng nhập.',
  /** C-142. */
  failed: 'Đăng ký thất bại',
  failedText: 'Vui lòng thử lại sau!',
  /** [new] C-168. */
  teacherOffline:
    'Không kết nối được với máy chủ nên chưa đăng ký. Những gì đã nhập vẫn còn: kiểm tra mạng rồi bấm Đăng ký lần nữa.',
  /** [new] */
  offline: 'Không kết nối được với máy chủ. Những gì em đã nhập vẫn còn: kiểm tra mạng rồi bấm Đăng ký lần nữa.',
  aboutYou: 'Về em',
  aboutSchool: 'Trường của em',
  aboutPassword: 'Mật khẩu',
  lead: 'Điền một lần, chừng ba phút. Nhờ bố mẹ ngồi cạnh thì tốt nhất.',
  nameHelp: 'Viết đủ dấu, như trong giấy khai sinh.',
  phoneHelp: 'Số của bố mẹ cũng được.',
  birthdayHelp: 'Không bắt buộc. Ngày/tháng/năm.',
  optional: 'Không bắt buộc.',
  passwordHelp: 'Từ 6 ký tự, khác tên của em. Em ghi lại cho nhớ nhé.',
  teacherPasswordHelp: 'Từ 6 ký tự, khác họ tên và email.',
  chooseClass: 'Chọn lớp',
  chooseCity: 'Gõ để tìm tỉnh, thành phố',
  chooseDistrict: 'Gõ để tìm xã, phường',
  chooseSchool: 'Gõ để tìm trường',
  districtHelp: 'Từ 1/7/2025 là xã, phường hoặc đặc khu.',
  loading: 'Đang tải',
  loadFailed: 'Chưa tải được danh sách.',
  again: 'Thử lại',
  forParents: 'Dành cho bố mẹ đọc cùng em',
  facts: [
    'Phượng lưu họ tên, trường, lớp, bài làm và điểm của em để thầy cô dạy và chấm.',
    'Chỉ thầy cô của em và nhà trường xem được. Không quảng cáo, không bán cho ai.',
    'Bố mẹ muốn xem, sửa hay xóa thì nhắn nhà trường.',
  ],
  hasAccount: 'Em có tài khoản rồi?',
  teacherHasAccount: 'Đã có tài khoản?',
  login: 'Đăng nhập',
  teacherLead: 'Thầy cô tạo lớp và mời học sinh ngay sau khi đăng ký. Trường và cấp học bổ sung sau.',
  isTeacher: 'Thầy cô đăng ký ở đây',
} as const
