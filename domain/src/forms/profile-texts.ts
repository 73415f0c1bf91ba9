/** What the fields of a profile say. */
export const PROFILE_TEXTS = {
  phoneFaulty: 'Số điện thoại không hợp lệ',
  lastNameMissing: 'Chưa nhập Họ và tên đệm',
  firstNameMissing: 'Chưa nhập Tên',
  sexMissing: 'Chưa nhập Giới tính',
  birthdayMissing: 'Chưa nhập Ngày sinh',
  schoolMissing: 'Chưa nhập Trường học',
  levelMissing: 'Chưa nhập Cấp học',
  classMissing: 'Chưa nhập Lớp học',
} as const
