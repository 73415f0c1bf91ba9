/** Whose work is in the product, and under which licences; a plain file beside the page. */
export const noticesPath = '/notices.txt'

export const footerTexts = {
  motto: 'Lớp học trực tuyến cho trường Việt Nam, từ mầm non đến trung học phổ thông.',
  contact: 'Liên hệ',
  hours: 'Giờ mở cửa',
  notices: 'Giấy phép và nguồn',
  owner: '© Phượng',
} as const
