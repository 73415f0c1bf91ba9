export const footerTexts = {
  motto: 'Lớp học trực tuyến cho trường Việt Nam, từ mầm non đến trung học phổ thông.',
  owner: '© Phượng',
} as const
