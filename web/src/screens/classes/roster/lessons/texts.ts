/** [new] The units of a class, to which its teachers attach sounds and videos (D54). */
export const texts = {
  lead: 'Thầy cô thêm bài nghe và video vào từng Unit, học sinh mở ra nghe và xem trong trang lớp.',
  noCourseTitle: 'Lớp chưa có khối',
  noCourseText: 'Unit đi theo khối của lớp. Chọn khối cho lớp thì các Unit sẽ hiện ở đây.',
  noFiles: 'Unit này chưa có bài nghe hay video.',
  remove: (name: string) => `Xóa ${name}`,
  removeText: (name: string) => `Học sinh sẽ không mở được “${name}” nữa.`,
  removed: (name: string) => `Đã xóa ${name}.`,
} as const
