/** Words of the embedded screen. */
export const texts = {
  /** C-552. */
  title: 'Olympic Tiếng Anh',
  /** C-553. */
  noAddress: 'Không có dữ liệu !',
  noAddressText: 'Trang này chưa được mở cho trường của em. Trong lúc chờ, em làm thử các câu mẫu nhé.',
  toSamples: 'Về trang câu mẫu',
} as const
