/** [new] What is said where the code of a part did not come over the line. */
export const lateTexts = {
  title: 'Chưa mở được',
  text: 'Có thể mạng đang chập chờn, vui lòng thử lại.',
} as const
