import { classCalled } from '@phuong/domain/format/class-name'
import type { TeacherRight } from '@phuong/domain/people/class-roles'

/** [new] The teachers of a class (B-097, B-136, B-237). */
export const texts = {
  title: 'Giáo viên của lớp',
  owner: 'Phụ trách lớp',
  rights: {
    GIVE: 'Giao bài và chấm bài',
    MARK: 'Chấm bài',
    SEE: 'Chỉ xem',
  } satisfies Record<TeacherRight, string>,
  homeroom: 'Chủ nhiệm: thêm, chuyển học sinh và in thẻ',
  homeroomShort: 'Giáo viên chủ nhiệm',
  rightOf: (name: string) => `Quyền của ${name}`,
  homeroomOf: (name: string) => `${name} là giáo viên chủ nhiệm: thêm, chuyển học sinh và in thẻ`,
  changed: (name: string) => `Đã đổi quyền của ${name}.`,
  changedElsewhere: 'Quyền vừa được đổi ở nơi khác. Thầy cô xem lại và chọn lại.',
  add: 'Thêm giáo viên',
  login: 'Email hoặc tên đăng nhập',
  loginHelp: 'Tài khoản giáo viên của thầy cô cùng dạy.',
  right: 'Được làm gì',
  send: 'Thêm vào lớp',
  added: (name: string) => `Đã thêm ${name} vào lớp.`,
  remove: 'Cho rời lớp',
  removeTitle: (name: string) => `Cho ${name} rời lớp?`,
  removeText: 'Thầy cô ấy không mở được lớp nữa. Bài đã giao, điểm và nhận xét được giữ nguyên.',
  removed: (name: string) => `${name} không còn dạy lớp này.`,
  handOver: 'Giao lớp cho thầy cô này',
  handOverTitle: (name: string) => `Giao lớp cho ${name}?`,
  handOverText:
    'Thầy cô ấy phụ trách lớp từ lúc này: sửa, lưu trữ lớp và quản lý giáo viên. Thầy cô vẫn giao và chấm bài trong lớp, và rời lớp lúc nào cũng được.',
  handOverYes: 'Giao lớp',
  handedOver: (name: string) => `Đã giao lớp cho ${name}.`,
  leave: 'Rời lớp này',
  leaveTitle: (name: string) => `Rời ${classCalled(name)}?`,
  leaveText: 'Thầy cô không mở được lớp nữa. Giáo viên phụ trách thêm lại được lúc nào cũng được.',
  left: (name: string) => `Thầy cô đã rời ${classCalled(name)}.`,
  none: 'Chưa có giáo viên nào',
} as const
