/** [new] What is wrong with a line of a pasted list, at its place. */
export const LIST_TEXTS = {
  nameMissing: 'Chưa có họ và tên',
  nameTooLong: 'Họ và tên dài quá 100 ký tự',
  nameHasDigits: 'Họ và tên có chữ số',
  nameHasSigns: 'Họ và tên có ký tự lạ',
  nameInOldCode: 'Tên gõ bằng bảng mã cũ (TCVN3, VNI). Thầy cô gõ lại tên.',
  nameShort: 'Chỉ có một chữ, thầy cô xem lại họ và tên',
  birthdayUnclear: 'Ngày sinh chưa đúng, ghi ngày/tháng/năm',
  birthdayAhead: 'Ngày sinh ở tương lai',
  birthdayFar: (year: string) => `Sinh năm ${year}, thầy cô xem lại`,
  sexUnclear: 'Giới tính ghi Nam hoặc Nữ',
  userNameFaulty: 'Tên đăng nhập có 3 đến 50 chữ cái không dấu hoặc chữ số',
  userNameReserved: 'Tên đăng nhập này dành riêng cho nhà trường',
  userNameTwice: (line: number) => `Tên đăng nhập trùng với dòng ${line}`,
  sameAs: (line: number) => `Trùng với dòng ${line}`,
  inClass: 'Đã có trong lớp',
  continues: 'Có thể là phần tiếp của dòng trên',
} as const
