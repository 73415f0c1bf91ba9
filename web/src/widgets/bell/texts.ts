export const bellTexts = {
  bell: 'Thông báo',
  bellWith: (unread: string) => `Thông báo, ${unread} chưa đọc`,
  more: (max: number) => `hơn ${max}`,
  unread: 'Chưa đọc',
  /** */
  none: 'Không có dữ liệu !',
  /** */
  all: 'Xem tất cả',
  failed: 'Chưa tải được thông báo',
  readAll: 'Đánh dấu đã đọc tất cả',
  allRead: 'Đã đọc tất cả.',
  readAllFailed: 'Chưa đánh dấu được. Bấm lại nhé.',
} as const
