import type { HostProfile } from '@phuong/domain/site/host-profiles'

/** Words of /lms/admin/hosts (A-022, A-024, C-037). */
export const texts = {
  section: 'Administrators',
  title: 'Tên miền',
  lead: 'Mỗi tên miền mở ra những trang nào. Tên miền không có trong danh sách mở đủ mọi trang.',
  caption: 'Các tên miền',
  emptyTitle: 'Chưa có tên miền nào',
  emptyText: 'Mọi tên miền đang mở đủ các trang. Thêm tên miền cần khác đi.',
  failedTitle: 'Chưa tải được danh sách',
  columnHost: 'Tên miền',
  columnProfile: 'Loại trang',
  columnPortal: 'Cổng cao đẳng, đại học',
  columnPartner: 'Đối tác',
  inUse: 'Đang dùng',
  portal: 'Có',
  noPortal: 'Không',

  add: 'Thêm tên miền',
  edit: 'Sửa tên miền',
  remove: 'Xóa tên miền',
  host: 'Tên miền',
  hostHelp: 'Ví dụ hoc.truong.edu.vn, không kèm https://, cổng hay đường dẫn',
  profile: 'Loại trang',
  profileNone: 'Chọn loại trang',
  portalField: 'Là cổng cao đẳng, đại học',
  portalHelp: 'Thanh bên không có mục Administrators và các nhóm theo khối lớp, trang chủ chỉ có các lớp.',
  partnerName: 'Tên đối tác riêng của tên miền này',
  partnerUrl: 'Địa chỉ trang của đối tác',
  partnerHelp: 'Để trống cả hai thì dùng đối tác ghi ở Trang giới thiệu.',
  yes: 'Có',
  no: 'Không',
  empty: '(để trống)',
  save: 'Lưu',
  cancel: 'Hủy',
  saved: 'Đã lưu tên miền',
  saveFailed: 'Chưa lưu được',
  removed: 'Đã xóa tên miền',
  removeText: (host: string) => `${host} sẽ mở đủ mọi trang như một tên miền bất kỳ.`,
  inUseTitle: 'Đổi tên miền đang dùng?',
  inUseText: (host: string) =>
    `Thầy cô đang mở trang này bằng ${host}. Sau khi lưu, danh mục và các trang ở tên miền này đổi ngay, với cả thầy cô.`,
  inUseRemoveText: (host: string) =>
    `Thầy cô đang mở trang này bằng ${host}. Sau khi xóa, danh mục và các trang ở tên miền này đổi ngay, với cả thầy cô.`,
  goOn: 'Vẫn đổi',
} as const

/** What each kind of host is called, and what it opens. */
export const profileTexts: Readonly<Record<HostProfile, { label: string; does: string }>> = {
  main: { label: 'Trang chính', does: 'Mở đủ mọi trang.' },
  partner: { label: 'Trang của đối tác', does: 'Không có Olympic và bài kiểm tra theo đề.' },
  heid: { label: 'Trang heid', does: 'Như trang của đối tác, thêm Olympic và bài kiểm tra theo đề.' },
  preview: { label: 'Trang xem trước', does: 'Mở đủ mọi trang, để thử trước.' },
  local: { label: 'Máy trong trường', does: 'Mở đủ mọi trang.' },
}
