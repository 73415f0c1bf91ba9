import { classCalled } from '@phuong/domain/format/class-name'

/** [new] How pupils come into a class (B-095). */
export const texts = {
  open: 'Mời học sinh vào lớp',
  title: (name: string) => `Vào ${classCalled(name)}`,
  qr: (name: string) => `Mã QR để vào ${classCalled(name)}`,
  how: 'Học sinh quét mã bằng điện thoại, mở đường dẫn thầy cô gửi, hoặc nhập mã lớp ở mục Lớp học.',
  link: 'Đường dẫn',
  copyLink: 'Chép đường dẫn',
  linkCopied: 'Đã chép đường dẫn. Thầy cô dán vào nhóm lớp.',
  linkNotCopied: (link: string) => `Trình duyệt không cho chép. Đường dẫn là ${link}.`,
} as const
