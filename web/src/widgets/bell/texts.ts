export const bellTexts = {
  bell: 'Thông báo',
  bellWith: (unread: string) => `Thông báo, ${unread} chưa đọc`,
  more: (max: number) => `hơn ${max}`,
  unread: 'Chưa đọc',
  /** */
  none: 'Không có dữ liệu !',
  failed: 'Chưa tải được thông báo',
} as const
