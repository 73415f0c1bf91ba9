/** B-352 */
export const noticeStatusTexts = {
  unread: 'Chưa đọc',
  read: 'Đã đọc',
} as const
