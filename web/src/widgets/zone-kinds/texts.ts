/** What the kinds of zones are called whose results stand in the columns of a record (B-259, B-260). */
export const zoneKinds = {
  writeResult: 'Điền từ',
  oneChoiceResult: 'Chọn một',
  multipleChoiceResult: 'Chọn nhiều',
  matchResult: 'Nối',
  selectWordResult: 'Chọn từ',
  dropDownResult: 'Chọn từ danh sách',
  dragdropResult: 'Kéo thả',
  listenResult: 'Nghe',
} as const
