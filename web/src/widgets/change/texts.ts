/** [new] What a form says when somebody else has saved the same thing since it was opened (H160). */
export const texts = {
  title: 'Chỗ này vừa được lưu ở nơi khác',
  help: 'Thầy cô chọn bản được giữ lại. Chưa có gì bị ghi đè.',
  theirs: 'Bản vừa lưu',
  own: 'Bản của thầy cô',
  nothing: '(trống)',
  takeTheirs: 'Lấy bản vừa lưu',
  keepOwn: 'Ghi đè bằng bản của tôi',
} as const
