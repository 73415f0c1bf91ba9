import type { CardPicture } from '@phuong/domain/links/cards'

/** What each drawing of cards and tiles shows. */
export const pictureTexts: Readonly<Record<CardPicture, string>> = {
  tree: 'cây phượng',
  gate: 'cổng trường',
  notebook: 'quyển vở',
  blossom: 'chùm hoa',
  sprig: 'cành lá',
  pencil: 'bút chì',
  yard: 'sân trường',
}
