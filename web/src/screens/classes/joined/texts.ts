export const texts = {
  title: 'Lớp học',
  lead: 'Các lớp mà em đang học.',
  noneTitle: 'Em chưa vào lớp nào',
  noneText: (name: string) => `Em nhờ thầy cô thêm em vào lớp. Tên đăng nhập của em là ${name}.`,
} as const
