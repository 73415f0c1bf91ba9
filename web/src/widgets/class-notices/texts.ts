/** [new] What a class was told (B-093, D53). */
export const noticeTexts = {
  title: 'Thông báo',
  list: 'Thông báo của lớp',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  noneForPupil: 'Lớp chưa có thông báo nào',
  noneForPupilText: 'Thông báo thầy cô gửi cho lớp sẽ hiện ở đây.',
  noneForStaff: 'Chưa có thông báo nào',
  noneForStaffText: 'Thông báo gửi cho lớp hiện ở đây và trong chuông của học sinh.',
  remove: 'Thu hồi',
  removeOf: (title: string) => `Thu hồi: ${title}`,
} as const
