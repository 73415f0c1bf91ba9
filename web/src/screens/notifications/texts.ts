import type { NoticeDestination } from '@phuong/domain/notices/destinations'

/** /lms/notifications (A-286 to A-301, B-335 to B-352). */
export const texts = {
  title: 'Thông báo',
  home: 'Trang chủ',
  /** [new] */
  list: 'Danh sách thông báo',
  count: (unread: string, total: string) => `${unread} chưa đọc trong ${total} thông báo`,
  allRead: (total: string) => `Đã đọc hết ${total} thông báo`,
  number: 'STT',
  name: 'Tiêu đề',
  content: 'Nội dung',
  date: 'Ngày tạo',
  /** [new] */
  status: 'Trạng thái',
  acts: 'Thao tác',
  /** */
  details: 'Chi tiết',
  detailsOf: (title: string) => `Chi tiết: ${title}`,
  /** B-352 */
  unread: 'Chưa đọc',
  read: 'Đã đọc',
  remove: 'Xóa',
  removeOf: (title: string) => `Xóa: ${title}`,
  /** A-301, B-348 */
  removed: 'Xoá thành công!',
  notRemoved: 'Xoá thất bại!',
  /** [new] An empty list. */
  none: 'Chưa có thông báo nào',
  noneText: 'Tin của lớp và của nhà trường sẽ hiện ở đây và ở chiếc chuông phía trên.',
  /** [new] What the list shows of all. */
  filters: 'Lọc thông báo',
  all: 'Tất cả',
  groups: {
    given: 'Bài tập',
    handed: 'Bài nộp',
    marked: 'Bài đã chấm',
    class: 'Lớp học',
    common: 'Tin chung',
  },
  noUnread: 'Đã đọc hết thông báo',
  noneOfGroup: 'Không có thông báo nào ở mục này',
  noneOfText: 'Thông báo mới sẽ hiện ở đây và ở chiếc chuông phía trên.',
  seeAll: 'Xem tất cả thông báo',
  /** [new] Days of the list. */
  today: (date: string) => `Hôm nay, ${date}`,
  yesterday: (date: string) => `Hôm qua, ${date}`,
  /** The lists of a person. */
  tabs: 'Các danh sách thông báo',
  inbox: 'Thông báo nhận được',
  books: 'Sách điện tử',
  /** [new] The second list of an administrator. */
  sent: 'Đã gửi',
  /** [new] A notification whose content is empty. */
  noContent: 'Thông báo này không có nội dung.',
  /** B-373 */
  sender: (name: string) => `Người gửi: ${name}`,
  /** [new] Leads to what it is about. */
  toTarget: 'Xem ngay',
  toTargetOf: (title: string) => `Xem ngay: ${title}`,
  pages: 'Các trang thông báo',
  previous: 'Trang trước',
  next: 'Trang sau',
  page: (page: string, pages: string) => `Trang ${page} / ${pages}`,
} as const

/** What the places are called to which a notification goes. */
export const destinationNames = { notices: texts.title, books: texts.books } as const satisfies Record<
  NoticeDestination,
  string
>
