/** [new] What is wrong with a pupil of a list, or with the class to which somebody moves, as only the server knows it. */
export const classTexts = {
  userNameTaken: 'Tên đăng nhập đã có người dùng',
  sameClass: 'Học sinh đang ở lớp này',
} as const
