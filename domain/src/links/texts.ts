/** What is wrong with a card (B-068). */
export const cardFaults = {
  place: 'Vui lòng chọn trang',
  title: 'Vui lòng nhập tên',
  picture: 'Vui lòng chọn hình',
  address: 'Địa chỉ bắt đầu bằng https://, http:// hoặc /, hoặc để trống',
  tooMany: 'Trang này đã đủ 60 thẻ',
} as const

/** What is wrong with a link of the sidebar. */
export const menuLinkFaults = {
  label: 'Vui lòng nhập tên',
  address: 'Địa chỉ bắt đầu bằng https://, http:// hoặc /',
  roles: 'Chọn ít nhất một vai trò',
  tooMany: 'Thanh bên đã đủ 40 liên kết',
} as const
