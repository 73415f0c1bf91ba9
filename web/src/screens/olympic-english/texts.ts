/** Words of the embedded screen. */
export const texts = {
  /** C-552. */
  title: 'Olympic Tiếng Anh',
  /** C-553. */
  noAddress: 'Không có dữ liệu !',
  toSamples: 'Về trang câu mẫu',
} as const
