/** What is wrong with a field of the page 'Trang giới thiệu'. */
export const contactFaults = {
  phone: 'Đường dây chỉ gồm số, dấu cách và các dấu . - ( ), ví dụ 0912 345 678.',
  partnerName: 'Có địa chỉ của đối tác thì cần cả tên.',
  partnerUrl: 'Địa chỉ của đối tác bắt đầu bằng https://, và có tên thì cần cả địa chỉ.',
  providerHome: 'Địa chỉ bắt đầu bằng https://, hoặc để trống.',
} as const
