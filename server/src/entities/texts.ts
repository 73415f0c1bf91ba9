export const entityTexts = {
  /** */
  badPhone: 'Số điện thoại không hợp lệ',
} as const
