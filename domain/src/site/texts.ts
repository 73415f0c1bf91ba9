/** What is wrong with a field of the page 'Trang giới thiệu'. */
export const contactFaults = {
  phone: 'Đường dây chỉ gồm số, dấu cách và các dấu . - ( ), ví dụ 0912 345 678.',
  partnerName: 'Có địa chỉ của đối tác thì cần cả tên.',
  partnerUrl: 'Địa chỉ của đối tác bắt đầu bằng https://, và có tên thì cần cả địa chỉ.',
  providerHome: 'Địa chỉ bắt đầu bằng https://, hoặc để trống.',
} as const

/** What is wrong with a host name. */
export const hostFaults = {
  missing: 'Vui lòng nhập tên miền',
  scheme: 'Chỉ ghi tên miền, không kèm http:// hay https://',
  path: 'Chỉ ghi tên miền, không kèm đường dẫn',
  port: 'Chỉ ghi tên miền, không kèm cổng',
  wrong: 'Tên miền gồm chữ, số, dấu chấm và gạch nối, ví dụ hoc.truong.edu.vn',
  taken: 'Tên miền này đã có trong danh sách',
  tooMany: 'Danh sách đã đủ 200 tên miền',
  framed: 'Tên miền này là của trang Olympic Tiếng Anh đang được nhúng',
} as const
