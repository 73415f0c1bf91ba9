/** Why a worksheet cannot be given yet. */
export const givingTexts = {
  worksheetNotDrawn: 'Phiếu chưa được soạn',
  zonesUnfinished: (count: number) => `Còn ${count} vùng chưa xong`,
} as const
