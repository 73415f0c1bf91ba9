/** [new] Words of a built-in question while its code comes. */
export const texts = {
  loading: 'Đang mở câu hỏi',
  failed: 'Chưa mở được câu hỏi',
  failedText: 'Có thể mạng đang chập chờn. Em thử lại nhé.',
} as const
