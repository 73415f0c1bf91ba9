/** [new] Why what was said is not saved, and what becomes of it (D51). */
export const texts = {
  why: 'Vì sao?',
  title: 'Hôm nay hết chỗ lưu bài nói',
  text: 'Máy chủ hôm nay không còn chỗ cho bài nói của em. Bài nói vẫn được giữ trên máy này và tự gửi lại sau, các câu khác của em đã được lưu.',
  hint: 'Em mở lại trang này trên máy này vào ngày mai, hoặc báo thầy cô.',
  close: 'Đóng',
} as const
