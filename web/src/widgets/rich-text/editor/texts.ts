/** [new] The editor of rich text. */
export const editorTexts = {
  tools: 'Định dạng',
  bold: 'In đậm',
  italic: 'In nghiêng',
  underline: 'Gạch chân',
  strike: 'Gạch ngang',
  bullets: 'Danh sách dấu chấm',
  numbers: 'Danh sách số',
  quote: 'Trích dẫn',
  link: 'Liên kết',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  address: 'Địa chỉ liên kết',
  addressHelp: 'Bắt đầu bằng https:// hoặc mailto:',
  addressWrong: 'Địa chỉ bắt đầu bằng https://, http:// hoặc mailto:',
  setLink: 'Gắn liên kết',
  dropLink: 'Bỏ liên kết',
  /** Of a picture out of another program. */
  noPictures: 'Ở đây không dán được ảnh. Vui lòng dán chữ hoặc liên kết.',
  /** While its file is on the way. */
  soon: 'Đang mở ô soạn thảo',
} as const
