/** [new] Words of SPEAKING (D51). */
export const texts = {
  summary: (length: string) => `Bài nói ${length}`,
  record: 'Ghi âm',
  stop: 'Dừng',
  again: 'Ghi âm lại',
  listen: 'Nghe bài của em',
  /** What is to be said, as it is said by somebody who can. */
  model: 'Nghe mẫu',
  modelTitle: 'Mẫu',
  /** Once the server has it. */
  sent: 'Đã gửi',
  unsent: 'Đang chờ gửi',
  pause: 'Dừng nghe',
  /** How long one may speak. */
  limit: (length: string) => `Em nói tối đa ${length}.`,
  ready: 'Bấm Ghi âm rồi nói.',
  asking: 'Em cho phép trang này dùng micro nhé.',
  recording: 'Đang ghi âm…',
  recorded: (length: string) => `Đã ghi âm ${length}. Em nghe lại hoặc ghi âm lại được, lần cuối được tính.`,
  silent: 'Bản ghi không có tiếng.',
  silentHelp: 'Em nói gần micro hơn rồi bấm Ghi âm lại. Nếu em vẫn muốn dùng bản này, bấm nút bên dưới.',
  takeSilent: 'Vẫn dùng bản này',
  time: 'Thời gian nói',
  refused: 'Trang này chưa được dùng micro.',
  refusedHelp: 'Em bấm vào biểu tượng micro hoặc ổ khóa cạnh địa chỉ trang, chọn Cho phép, rồi bấm Ghi âm lần nữa.',
  noMicrophone: 'Máy này không có micro.',
  noMicrophoneHelp: 'Em cắm micro hoặc tai nghe rồi bấm Ghi âm lần nữa, hoặc bỏ qua câu này và làm câu khác.',
  unsupported: 'Máy này không ghi âm được.',
  unsupportedHelp: 'Em bỏ qua câu này và làm câu khác, hoặc mở bài trên máy khác.',
  failed: 'Chưa ghi âm được.',
  failedHelp: 'Em đóng ứng dụng khác đang dùng micro rồi bấm Ghi âm lần nữa.',
  noSound: 'Chưa nghe được. Bản ghi âm vẫn còn, bấm Nghe bài của em để thử lần nữa.',
  nothingSaid: 'Chưa có bài nói.',
  /** On paper. */
  printed: (length: string) => `(Nói trong ${length})`,
  printedAnswer: 'Thầy cô nghe và chấm bài nói.',
} as const
