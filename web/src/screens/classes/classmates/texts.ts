export const texts = {
  classes: 'Lớp học',
  friends: 'Các bạn trong lớp',
  noneTitle: 'Lớp chưa có bạn nào',
} as const
