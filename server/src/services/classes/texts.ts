/** [new] What is wrong with a pupil of a list, with a class to which somebody moves, or with a teacher of a class, as only the server knows it. */
export const classTexts = {
  userNameTaken: 'Tên đăng nhập đã có người dùng',
  pupilUnknown: 'Không có tài khoản nào dùng email hoặc tên đăng nhập này',
  noPupil: 'Tài khoản này không phải của học sinh',
  teacherUnknown: 'Không có tài khoản giáo viên dùng email hoặc tên đăng nhập này',
  teacherIsOwner: 'Thầy cô này đang phụ trách lớp',
  sameClass: 'Học sinh đang ở lớp này',
} as const
