import type { CardPlace } from '@phuong/domain/links/cards'

/** Words of the pages with cards (B-065 to B-068). */
export const texts = {
  soon: 'Sắp ra mắt',
  newTab: 'mở trong thẻ mới',
  emptyTitle: 'Chưa có gì ở đây',
  emptyText: 'Thẻ mới sẽ hiện ở đây.',
  failedTitle: 'Chưa tải được trang này',
} as const

/** What each page is called, and what stands under its name. */
export const placeTexts: Readonly<Record<CardPlace, { title: string; lead: string }>> = {
  'education-game': { title: 'Trò chơi giáo dục', lead: 'Chơi mà học, mỗi trò chơi mở trong thẻ mới.' },
  'study-with-teacher': { title: 'Học cùng thầy cô', lead: 'Chọn một bài, bài mở trong thẻ mới.' },
  slides: { title: 'Bài giảng điện tử', lead: 'Bài để mở trên màn hình lớn của lớp, trong thẻ mới.' },
}
