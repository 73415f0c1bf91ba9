/** What the two forms of a pupil and the form of a teacher say beside their fields: each form keeps its own (A-242, C-121 to C-124). */

/** /RegisterStudent. */
export const AT_SCHOOL_TEXTS = {
  nameMissing: 'Vui lòng nhập Họ và tên',
  phoneMissing: 'Vui lòng nhập số điện thoại!',
  phoneNotDigits: 'Vui lòng chỉ nhập số!',
  phoneTooShort: 'Tối thiểu 10 ký tự!',
  /** [new] */
  phoneTooLong: 'Tối đa 15 ký tự!',
  passwordMissing: 'Vui lòng nhập mật khẩu!',
  passwordTooShort: 'Tối thiểu 6 ký tự!',
  mismatch: 'Mật khẩu không trùng khớp!',
  sexMissing: 'Vui lòng chọn giới tính',
  cityMissing: 'Vui lòng chọn Tỉnh/Thành phố!',
  districtMissing: 'Vui lòng chọn Quận/Huyện!',
  schoolMissing: 'Vui lòng chọn trường!',
  /** [new] */
  schoolNameMissing: 'Vui lòng nhập tên trường!',
} as const

/** The windows of the landing page and the form of a teacher (C-106 to C-118, C-153, C-154, C-158). */
export const MODAL_TEXTS = {
  nameMissing: 'Chưa nhập họ và tên',
  sexMissing: 'Chưa nhập',
  phoneFaulty: 'Số điện thoại không hợp lệ',
  classMissing: 'Chưa nhập Lớp học',
  passwordMissing: 'Chưa nhập mật khẩu',
  passwordTooShort: 'Mật khẩu ít nhất có 6 ký tự',
  confirmationMissing: 'Chưa nhập xác nhận mật khẩu',
  mismatch: 'Xác nhận mật khẩu không khớp',
  lastNameMissing: 'Chưa nhập họ và tên đệm',
  firstNameMissing: 'Chưa nhập tên',
} as const

/** [new] What every registration says beyond what the ledger gives. */
export const REGISTRATION_TEXTS = {
  nameTooLong: 'Họ và tên dài quá 100 ký tự',
  nameHasDigits: 'Họ và tên có chữ số',
  nameHasSigns: 'Họ và tên có ký tự lạ',
  birthdayUnclear: 'Ngày sinh chưa đúng, ghi ngày/tháng/năm',
  birthdayAhead: 'Ngày sinh ở tương lai',
  passwordTooLong: 'Mật khẩu dài quá 256 ký tự',
  schoolNameTooLong: 'Tên trường dài quá 200 ký tự',
  consentMissing: 'Cần đánh dấu đồng ý thì mới đăng ký được',
  userNameFaulty: 'Tên đăng nhập có 3 đến 50 chữ cái không dấu hoặc chữ số',
  userNameReserved: 'Tên đăng nhập này dành riêng cho nhà trường',
} as const
