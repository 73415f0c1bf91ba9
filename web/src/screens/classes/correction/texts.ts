/** [new] A teacher corrects name, birthday and sex of a pupil. */
export const texts = {
  correct: 'Sửa thông tin',
  title: (name: string) => `Sửa thông tin: ${name}`,
  name: 'Họ và tên',
  birthday: 'Ngày sinh',
  birthdayHelp: 'Ngày/tháng/năm, ví dụ 05/02/2017. Để trống nếu chưa rõ.',
  sex: 'Giới tính',
  noSex: 'Không ghi',
  keep: 'Giữ nguyên',
  note: 'Tên đăng nhập và mật khẩu không đổi.',
  save: 'Lưu',
  cancel: 'Hủy',
  saved: (name: string) => `Đã lưu thông tin của ${name}.`,
  refused:
    'Thầy cô không sửa được thông tin của học sinh này. Chỉ người tạo tài khoản, hoặc giáo viên đã được xác minh của trường, sửa được khi học sinh còn trong lớp.',
} as const
