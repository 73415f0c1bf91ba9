/** Words of /lms/drag-drop-demo. */
export const texts = {
  title: 'Thử kéo và thả',
  lead: 'Kéo một hình ở trên thả vào một hình ở dưới. Hoặc chạm vào hình ở trên, rồi chạm vào hình ở dưới.',
  drag: 'Hình để kéo',
  drop: 'Chỗ để thả',
  again: 'Xếp lại từ đầu',
  chosen: (picture: string) => `Đã chọn ${picture}. Chọn một chỗ để thả.`,
  swapped: (one: string, other: string) => `Đã đổi ${one} với ${other}.`,
  letGo: 'Đã bỏ chọn.',
} as const
