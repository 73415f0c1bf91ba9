export const footerTexts = {
  motto: 'Lớp học trực tuyến cho trường Việt Nam, từ mầm non đến trung học phổ thông.',
  contact: 'Liên hệ',
  hours: 'Giờ mở cửa',
  owner: '© Phượng',
} as const
