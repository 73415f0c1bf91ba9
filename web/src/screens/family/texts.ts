import { classCalled } from '@phuong/domain/format/class-name'

/** [new] The week of a pupil as the family sees it (D59). */
export const texts = {
  title: (name: string) => `Tuần của em ${name}`,
  pupil: (fullName: string, className: string) => `${fullName}, ${classCalled(className).replace(/^L/, 'l')}`,
  weeks: 'Chọn tuần',
  weekBefore: 'Tuần trước',
  weekAfter: 'Tuần sau',
  /** A week by its first and its last day. */
  week: (from: string, to: string) => `${from} – ${to}`,

  thisWeek: (name: string) => `Tuần này em ${name} `,
  thatWeek: (name: string) => `Tuần đó em ${name} `,
  noWork: (isNow: boolean) => (isNow ? 'chưa có bài nào đến hạn' : 'không có bài nào đến hạn'),
  none: 'chưa nộp bài nào trong ',
  did: 'làm ',
  works: (count: number) => `${count} bài`,
  all: (count: number) => (count === 1 ? 'xong 1 bài' : `đủ ${count} bài`),
  some: (count: number, of: number) => `${count} trong ${of} bài`,
  inTime: (count: number) => (count === 1 ? ', nộp đúng hạn' : ', đều nộp đúng hạn'),
  late: (count: number, of: number) =>
    of === 1 ? ', nộp muộn' : count === of ? ', đều nộp muộn' : `, ${count} bài nộp muộn`,
  average: ', điểm trung bình ',
  end: '.',
  above: (points: string) => `Hơn tuần trước ${points}`,
  below: (points: string) => `Thấp hơn tuần trước ${points}`,
  same: 'Bằng tuần trước',
  comingWorkText: 'Bài thầy cô đã giao hiện ngay bên dưới, trong mục Bài sắp đến hạn.',
  noWorkText: 'Bài của em sẽ hiện ở đây khi em nộp hoặc khi đến hạn.',
  thatWeekNoWorkText: 'Không có bài nào được nộp hay đến hạn trong tuần.',

  chart: 'Điểm trung bình mỗi tuần',
  chartText: 'Sáu tuần gần nhất, ghi theo ngày thứ Hai.',
  chartTextThen: 'Sáu tuần đến tuần này, ghi theo ngày thứ Hai.',
  chartWeek: 'Tuần từ thứ Hai',
  chartAverage: 'Điểm trung bình',
  noAverage: 'chưa có điểm',

  done: 'Bài đã làm',
  kinds: { LIVEWORKSHEET: 'Phiếu bài tập', UNIT: 'Đề kiểm tra', ASSIGNMENT: 'Bài tập' },
  handedIn: (day: string) => `nộp ${day}`,
  handedInLate: (day: string) => `nộp muộn ${day}`,
  /** How many items are right, by what they are called in each kind. */
  right: {
    LIVEWORKSHEET: (correct: number, total: number) => `${correct}/${total} ô đúng`,
    UNIT: (correct: number, total: number) => `${correct}/${total} câu đúng`,
    ASSIGNMENT: (correct: number, total: number) => `${correct}/${total} câu đúng`,
  },
  noMark: 'Chưa có điểm',
  markIs: 'Điểm',
  /** Who has written a note: as teachers are called where the product knows it, else by the whole name. */
  missCalled: (name: string) => `Cô ${name}`,
  misterCalled: (name: string) => `Thầy ${name}`,
  someTeacher: 'Thầy cô',

  coming: 'Bài sắp đến hạn',

  missing: 'Bài chưa nộp',
  noDue: 'Bài không có hạn nộp.',
  due: (day: string) => `Hạn ${day}`,
  dueToday: ', hết hôm nay.',
  dueIn: (days: number) => `, còn ${days} ngày.`,
  dueOver: ', đã qua hạn.',
  ownWork: 'Bài đang ở trang của em, em tự làm được.',

  nothingToDo: 'Gia đình không phải làm gì ở đây',
  nothingToDoText: 'Trang chỉ để xem. Không có gì để điền, để ký hay để trả tiền.',
  foot: (name: string) =>
    `Trang này dành riêng cho gia đình em ${name}. Ai có liên kết đều xem được, nên gia đình đừng gửi tiếp. Thầy cô có thể đóng liên kết bất cứ lúc nào.`,
  expires: (day: string) => `Liên kết mở được đến hết ${day}.`,
  updated: (moment: string) => `Cập nhật ${moment}.`,

  /** One answer for a link that was cut, mistyped or closed. */
  closedTitle: 'Liên kết này không mở được',
  closedText:
    'Gia đình mở lại liên kết từ tin nhắn của thầy cô, đủ cả dòng. Nếu vẫn không được, gia đình hỏi thầy cô chủ nhiệm để nhận liên kết mới.',
  tooManyTitle: 'Mạng này đang mở quá nhiều trang',
  tooManyText: 'Nhiều gia đình đang dùng chung mạng này. Gia đình chờ một phút rồi mở lại, hoặc dùng mạng di động.',
  failedTitle: 'Chưa mở được trang',
  failedWeekTitle: 'Chưa chuyển được sang tuần khác',
  failedText: 'Gia đình kiểm tra mạng rồi thử lại.',
  again: 'Thử lại',
} as const
