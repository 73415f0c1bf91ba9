/** Words of the upload widget (B-613 to B-627). */
export const uploadTexts = {
  choose: 'Tải tập tin lên',
  drop: 'Kéo tập tin vào đây, hoặc bấm nút để chọn.',
  kinds: 'PDF hoặc hình, mỗi lần tối đa 5 tập tin, mỗi tập tin tối đa 50 MB.',
  oneKind: 'PDF hoặc hình, tối đa 50 MB.',
  /** [new] In a unit of a class. */
  media: 'Âm thanh (MP3, M4A) hoặc video (MP4), mỗi lần tối đa 5 tập tin, mỗi tập tin tối đa 50 MB.',
  noMedia: 'Chỉ nhận âm thanh (MP3, M4A, OGG, WAV) hoặc video (MP4, WebM). Video MOV của iPhone cần đổi sang MP4.',
  dropHere: 'Thả tập tin vào đây',
  /** B-615. */
  tooMany: 'Tối đa 5 tập tin!',
  /** B-624, A-357, B-155. */
  failed: (name: string) => `Tập tin ${name} tải lên bị lỗi.`,
  /** B-625. */
  done: 'Upload files: Hoàn thành.',
  wrongKind: 'Chỉ nhận PDF hoặc hình.',
  /** [new] */
  otherPicture: 'Loại hình này (như HEIC của iPhone) không được nhận. Vui lòng chọn ảnh JPEG.',
  document: 'Chỉ nhận PDF hoặc hình. Vui lòng lưu tập tin này thành PDF rồi tải lại.',
  tooLarge: 'Tập tin lớn hơn 50 MB.',
  waiting: 'Đang chờ',
  sending: (percent: number) => `Đã gửi ${percent}%`,
  checking: 'Máy chủ đang kiểm tra',
  progressOf: (name: string) => `Đang tải lên ${name}`,
  /** [new] */
  goesOn: 'Tập tin vẫn đang được tải lên. Thầy cô cứ làm việc khác.',
  stopTitle: 'Dừng tải lên?',
  stopText: 'Tập tin chưa tải lên xong.',
  stopYes: 'Dừng',
  stopNo: 'Tải tiếp',
  hide: (name: string) => `Bỏ thông báo về ${name}`,
} as const
