/** */
export const deniedTexts = {
  title: 'Hạn chế quyền truy cập',
  text: 'Xin lỗi, bạn không được phép truy cập trang này.',
  back: 'Quay lại',
} as const
