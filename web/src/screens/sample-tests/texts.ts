/** Words of the sample tests. */
export const texts = {
  /** [new] B-327. */
  title: 'Đề thi mẫu',
  lead: 'Chọn lớp, rồi chọn Unit để xem các đề.',
  classes: 'Các lớp',
  ownClass: 'Lớp của em',
  openUnits: (count: number) => (count === 0 ? 'Chưa mở Unit nào' : `${count} Unit đang mở`),
  noneTitle: 'Chưa có đề thi mẫu nào',
  noneText: 'Khi có Unit được mở, các lớp sẽ hiện ở đây.',
  unitsLead: 'Chọn một Unit để xem các đề của Unit đó.',
  units: 'Các Unit',
  /** [new] B-331. */
  locked: 'Chưa mở',
  lockedTitle: 'Unit này chưa mở',
  lockedText: 'Hãy chọn một Unit đang mở khác.',
  noneOpenText: 'Lớp này chưa có Unit nào mở.',
  tests: 'Các đề',
  minutes: (minutes: number) => `${minutes} phút`,
  toUnits: 'Về danh sách Unit',
  toClasses: 'Về danh sách lớp',
  /** [new] Before B-326 is met: the tests are listed and not yet to be done. */
  soon: 'Sắp có',
  soonText: 'Em xem được tên các đề. Phần làm bài sắp có.',
  soonTextOfStaff: 'Học sinh xem được tên các đề, phần làm bài sắp có. Thầy cô in được đề ngay bây giờ.',
  /** B-334. */
  noTests: 'Không có dữ liệu !',
  /** B-327. */
  comingSoon: 'Tính năng đang được phát triển',
  close: 'Đóng',
  /** [new] */
  missingTitle: 'Không tìm thấy trang này',
  missingText: 'Không tìm thấy lớp hoặc Unit phù hợp với địa chỉ này.',
} as const
