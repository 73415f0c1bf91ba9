/** Words of the frame around the demo pages. */
export const demoTexts = {
  toggle: 'Thanh bên',
  menu: 'Danh mục bài mẫu',
  brandHome: 'Phượng, về trang chủ',
  samples: 'Câu mẫu',
} as const
