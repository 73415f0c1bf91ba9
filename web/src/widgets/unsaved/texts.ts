/** [new] The question before typed words are lost (H161). */
export const texts = {
  title: 'Bỏ những gì đã nhập?',
  text: 'Nội dung đã nhập ở đây chưa được lưu.',
  drop: 'Bỏ',
  stay: 'Nhập tiếp',
} as const
