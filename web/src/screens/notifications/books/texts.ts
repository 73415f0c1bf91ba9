/** What the digital-book service tells a pupil; columns and modal are those of the notifications. */
export const bookTexts = {
  list: 'Thông báo của Sách điện tử',
  /** [new] */
  none: 'Chưa có thông báo nào',
  noneText: 'Tin về sách điện tử của em sẽ hiện ở đây.',
} as const
