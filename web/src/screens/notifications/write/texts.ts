/** A notification that somebody writes (B-353 to B-368). */
export const writeTexts = {
  /** [new] */
  write: 'Tạo thông báo',
  title: 'Tiêu đề',
  content: 'Nội dung',
  /** [new] */
  receiver: 'Người nhận',
  /** [new] Whom the person reaches (D07). */
  reachPupil: 'Thông báo đến thầy cô và các bạn trong lớp của em.',
  reachTeacher: 'Gửi đến cả trường và các lớp thầy cô dạy. Báo riêng một lớp thì viết ở trang của lớp.',
  reachManager: 'Thông báo đến mọi người trong trường.',
  reachAll: 'Thông báo đến mọi tài khoản.',
  /** [new] Where it goes. */
  place: 'Nơi đăng',
  placeHelp: 'Sách điện tử: mọi học sinh đọc ở thẻ Sách điện tử của trang Thông báo.',
  send: 'Gửi thông báo',
  cancel: 'Hủy',
  /** B-367 */
  savedTitle: 'Thành công',
  saved: 'Lưu dữ liệu thành công!',
  /** B-368 */
  failedTitle: 'Thất bại',
  failed: 'Lưu dữ liệu thất bại!',
} as const
