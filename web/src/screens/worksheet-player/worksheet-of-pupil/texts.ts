export const texts = {
  attempts: 'Các lần nộp',
  back: 'Về bài được giao',
  /** [new] */
  noneTitle: 'Học sinh này chưa nộp bài',
  noneText: 'Bài sẽ hiện ở đây ngay khi học sinh nộp.',
  refusedTitle: 'Không xem được bài này',
  refusedText: 'Chỉ thầy cô của lớp được giao bài mới xem được bài của học sinh.',
  noAssignmentTitle: 'Chưa biết là bài được giao nào',
  noAssignmentText: 'Thầy cô mở bài của học sinh từ trang thông tin bài được giao.',
} as const
