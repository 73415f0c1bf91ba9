export const texts = {
  /** [new] */
  previewTitle: 'Bản xem trước',
  previewText: 'Thầy cô làm thử như học sinh. Bài làm thử được chấm ngay tại đây và không lưu lại.',
  unfinished: (count: number) => `Còn ${count} vùng chưa xong nên chưa giao được phiếu này.`,
  edit: 'Sửa phiếu',
  back: 'Đóng bản xem trước',
  emptyTitle: 'Phiếu chưa có vùng trả lời',
  emptyText: 'Thầy cô vẽ vùng trả lời lên trang rồi xem thử tại đây.',
  tried: 'Kết quả làm thử, không lưu lại.',
} as const
