import { SCHOOL_LEVEL_LABELS } from '@phuong/domain/people/texts'

/** Words of the profile; what its fields say of a fault stands in domain/src/forms/profile-texts.ts. */
export const texts = {
  /** */
  title: 'TRANG CÁ NHÂN',
  home: 'Trang chủ',
  /** */
  account: 'Tài khoản',
  information: 'Thông tin',
  /** */
  email: 'Email',
  phone: 'Số điện thoại',
  lastName: 'Họ và tên đệm',
  firstName: 'Tên',
  sex: 'Giới tính',
  birthday: 'Ngày sinh',
  city: 'Tỉnh/Thành phố',
  district: 'Quận/Huyện',
  school: 'Trường học',
  level: 'Cấp học',
  grade: 'Lớp học',
  save: 'Cập nhật',
  changePassword: 'Đổi mật khẩu',
  /** */
  taughtLevel: 'Cấp dạy',
  /** */
  saved: 'Cập nhật thành công !',
  saveFailed: 'Có lỗi xảy ra trong quá trình cập nhật!',
  levels: SCHOOL_LEVEL_LABELS,
  /** [new] */
  userName: 'Tên đăng nhập',
  noEmail: 'Tài khoản này không dùng email.',
  emailHelp: 'Nhà trường đổi email khi cần.',
  phoneHelp: '10 chữ số.',
  phoneOfPupilHelp: '10 chữ số. Không có thì để trống.',
  passwordHelp: 'Nhập để xác nhận việc đổi số điện thoại.',
  birthdayHelp: 'Ngày/tháng/năm.',
  birthdayChoose: 'Chọn ngày sinh',
  districtHelp: 'Từ 1/7/2025 là xã, phường hoặc đặc khu.',
  levelHelp: 'Nhà trường đổi cấp học khi cần.',
  taughtLevelHelp: 'Chọn một lần. Sau này quản trị viên của trường đổi giúp.',
  taughtLevelSet: 'Quản trị viên của trường đổi cấp dạy khi cần.',
  chooseLevel: 'Chọn cấp học',
  chooseClass: 'Chọn lớp học',
  levelFirst: 'Chọn cấp học trước',
  chooseCity: 'Gõ để tìm tỉnh, thành phố',
  chooseDistrict: 'Gõ để tìm xã, phường',
  cityFirst: 'Chọn tỉnh, thành phố trước',
  loading: 'Đang tải',
  listsFailed: 'Chưa tải được danh sách.',
  again: 'Thử lại',
  undo: 'Bỏ thay đổi',
  sample: 'Đây là tài khoản mẫu: thông tin, ảnh và mật khẩu giữ nguyên cho mọi người cùng dùng.',
  newerHelp: 'Chọn bản được giữ lại. Chưa có gì bị ghi đè.',
  newerOwn: 'Bản đang nhập',
  newerKeepOwn: 'Ghi đè bằng bản đang nhập',
} as const
