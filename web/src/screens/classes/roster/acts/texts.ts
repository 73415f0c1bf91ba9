import { classCalled } from '@phuong/domain/format/class-name'

/** [new] What a teacher does with a class (B-094). */
export const texts = {
  edit: 'Sửa lớp',
  save: 'Lưu',
  cancel: 'Hủy',
  saved: 'Đã lưu thông tin lớp.',
  /** below the grade of a class whose pupils go with it */
  gradeHelp: 'Học sinh của lớp được chuyển theo khối mới.',
  renew: 'Đổi mã lớp',
  renewTitle: 'Đổi mã lớp?',
  renewText: (code: string) => `Mã ${code} sẽ không vào lớp được nữa. Học sinh đã ở trong lớp không bị ảnh hưởng.`,
  renewed: (code: string) => `Mã lớp mới là ${code}.`,
  renewedElsewhere: (code: string) => `Mã lớp vừa được đổi ở nơi khác, mã mới là ${code}.`,
  archive: 'Lưu trữ lớp',
  archiveTitle: (name: string) => `Lưu trữ ${classCalled(name)}?`,
  archiveText:
    'Lớp rời khỏi mọi danh sách và học sinh không làm bài của lớp nữa. Học sinh, bài làm và điểm được giữ nguyên, thầy cô mở lại lớp lúc nào cũng được.',
  archived: (name: string) => `Đã lưu trữ ${classCalled(name)}.`,
  undo: 'Hoàn tác',
  restored: (name: string) => `Đã mở lại ${classCalled(name)}.`,
  remove: 'Xóa lớp',
  removeText: (name: string) =>
    `${classCalled(name)} chưa có bài làm nào. Lớp, danh sách học sinh của lớp và bài đã giao riêng cho lớp sẽ mất, không lấy lại được. Tài khoản của học sinh vẫn còn.`,
  removed: (name: string) => `Đã xóa ${classCalled(name)}.`,
  keepTitle: 'Lớp này không xóa được',
  keepText: (name: string) =>
    `${classCalled(name)} đã có bài làm của học sinh. Thầy cô lưu trữ lớp, bài làm và điểm được giữ nguyên.`,
} as const
