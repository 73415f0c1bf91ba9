/** [new] Work that was left before its answers could be sent (D24, D28). */
export const texts = {
  title: 'Có câu trả lời chưa gửi trên máy này',
  text: 'Bài tự gửi khi có mạng.',
} as const
