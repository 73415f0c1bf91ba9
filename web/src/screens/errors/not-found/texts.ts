/** C-698, C-701. */
export const notFoundTexts = {
  title: 'Không tìm thấy trang bạn đang tìm',
  text: 'Địa chỉ có thể bị gõ nhầm, hoặc trang đã được chuyển đi.',
  back: 'Quay lại',
  home: 'Trang chủ',
} as const
