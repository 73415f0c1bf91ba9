/** [new] What is wrong with a pupil of a list, as only the server knows it. */
export const classTexts = {
  userNameTaken: 'Tên đăng nhập đã có người dùng',
} as const
