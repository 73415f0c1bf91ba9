/** What is said of an upload that is refused; the answer carries both, the name of the file and the reason. */
export const fileTexts = {
  /** B-155 */
  failed: (name: string) => `Tập tin ${name} tải lên bị lỗi.`,
  /** B-615 */
  tooManyFiles: 'Tối đa 5 tập tin!',
  noFile: 'Chưa chọn tập tin nào.',
  oneFile: 'Chỉ chọn một tập tin.',
  cutOff: 'Tập tin chưa tải lên hết. Vui lòng thử lại.',
  empty: 'Tập tin trống. Vui lòng chọn tập tin khác.',
  kind: 'Loại tập tin này không được nhận.',
  otherPicture: 'Loại hình này (như HEIC của iPhone) không được nhận. Vui lòng chọn ảnh JPEG.',
  office: 'Tập tin Word, Excel, PowerPoint không được nhận ở đây. Vui lòng lưu thành PDF rồi tải lại.',
  /** [new] In a lesson of a class. */
  media: 'Chỉ nhận tập tin âm thanh (MP3, M4A) hoặc video (MP4).',
  tooLarge: (megabytes: number) => `Tập tin lớn hơn ${megabytes} MB.`,
  ENCRYPTED: 'PDF này có mật khẩu. Vui lòng gỡ mật khẩu rồi tải lại.',
  BROKEN: 'Tập tin bị hỏng nên không đọc được. Vui lòng mở ra xem rồi lưu lại thành PDF hoặc ảnh JPEG.',
  EMPTY: 'PDF này không có trang nào.',
  TOO_MANY_PAGES: 'PDF này có nhiều hơn 200 trang. Vui lòng tách thành nhiều tập tin.',
  TOO_MANY_PIXELS: 'Hình này lớn hơn 25 triệu điểm ảnh. Vui lòng thu nhỏ rồi tải lại.',
  TOO_TALL: 'Trang này quá dài so với chiều ngang. Vui lòng cắt thành nhiều hình.',
  TOO_HARD: 'Tập tin này quá phức tạp nên máy chủ không đọc được.',
  /** a choice of pages such as 1-2,5 */
  pages: 'Chọn trang như 1-2,5, tối đa 30 trang có trong tập tin',
  formField: 'Trường này không hợp lệ',
} as const
