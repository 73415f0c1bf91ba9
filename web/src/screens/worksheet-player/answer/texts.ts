export const texts = {
  /** B-228. */
  sent: 'Bạn đã gửi bài làm thành công',
  /** B-229. */
  sendFailed: 'Có lỗi xảy ra!',
  due: (moment: string) => `Hạn ${moment}`,
  /** [new] A hand-in that the line has not let through yet. */
  waitingTitle: 'Bài nộp đang chờ mạng',
  waitingText: 'Bài nằm trên máy này và tự gửi khi có mạng. Em giữ trang này mở, hoặc mở lại sau trên máy này.',
  sendingTitle: 'Đang gửi bài',
  sendingText: 'Em chờ một chút nhé.',
  /** [new] Nothing of the worksheet is on this device, and there is no line. */
  offlineTitle: 'Chưa có mạng để mở phiếu',
  offlineText: 'Phiếu tự mở khi có mạng. Bài em đã làm vẫn được giữ.',
  refusedTitle: 'Chưa gửi được bài',
  refusedText: 'Bài làm vẫn còn trên máy này.',
  tryAgain: 'Thử lại',
} as const
