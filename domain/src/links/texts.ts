/** What is wrong with a card (B-068). */
export const cardFaults = {
  place: 'Vui lòng chọn trang',
  title: 'Vui lòng nhập tên',
  picture: 'Vui lòng chọn hình',
  address: 'Địa chỉ bắt đầu bằng https://, http:// hoặc /, hoặc để trống',
  position: 'Nhập số nguyên từ 0 đến 999',
  tooMany: 'Trang này đã đủ 60 thẻ',
} as const
