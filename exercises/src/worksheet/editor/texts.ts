import type { Mode } from '../document/document.ts'
import type { UnfinishedReason } from '../document/unfinished.ts'

const modes: Readonly<Record<Mode, string>> = {
  Write: 'Điền từ',
  Choice: 'Chọn đáp án',
  Match: 'Nối',
  SelectWord: 'Chọn từ',
  Listen: 'Nghe',
  DragDrop: 'Kéo thả',
  DropDown: 'Danh sách',
}

const reasons: Readonly<Record<UnfinishedReason, string>> = {
  'no-answer': 'Chưa có đáp án',
  'no-right-option': 'Chưa đánh dấu lựa chọn đúng',
  'no-right-choice': 'Nhóm chưa có ô nào đúng',
  'only-choice': 'Nhóm chỉ có một ô để chọn',
  'no-sound': 'Chưa có âm thanh',
  'lone-match': 'Chưa có vùng để nối với',
  'empty-drop': 'Chưa có thẻ để kéo vào',
}

/** Words of the worksheet editor; new ones but where an id stands. */
export const texts = {
  modes,
  reasons,
  tools: 'Công cụ',
  modesLabel: 'Loại vùng',
  /** B-162. */
  cancel: 'Hủy',
  /** B-163. */
  done: 'Hoàn thành',
  add: 'Thêm vùng',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  zoom: 'Phóng to, thu nhỏ',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  fit: 'Vừa chiều ngang',
  percent: (value: number) => `${value}%`,
  drawHint: 'Kéo trên trang để vẽ một vùng, hoặc chạm để đặt một vùng có sẵn cỡ.',
  startHint: 'Chọn một loại vùng rồi kéo trên trang để vẽ.',
  sheet: 'Phiếu',
  pages: 'Các trang',
  page: (number: number) => `Trang ${number}`,
  pagePicture: (number: number) => `Trang ${number} của phiếu`,
  pageUnfinished: (count: number) => `${count} vùng chưa xong`,
  zones: 'Các vùng trả lời',
  zonesHelp:
    'Phím mũi tên dời vùng, giữ Ctrl dời từng chút, giữ Shift đổi cỡ. Page Up và Page Down sang vùng khác. Delete xóa vùng. Enter đến phần sửa.',
  zone: (number: number, mode: string, shown: string) =>
    shown === '' ? `Vùng ${number}, ${mode}` : `Vùng ${number}, ${mode}: ${shown}`,
  right: 'đúng',
  wrong: 'sai',
  deleteZone: (number: number) => `Xóa vùng ${number}`,
  deleted: (number: number) => `Đã xóa vùng ${number}`,
  added: (number: number) => `Đã thêm vùng ${number}`,
  full: 'Phiếu đã đủ 1000 vùng.',
  panel: 'Thuộc tính',
  showPanel: 'Mở phần sửa',
  hidePanel: 'Thu gọn phần sửa',
  place: (number: number, count: number, page: number) => `Vùng ${number} trên ${count}, trang ${page}`,
  short: (number: number, count: number) => `Vùng ${number}/${count}`,
  none: (count: number) => `${count} vùng`,
  previous: 'Vùng trước',
  next: 'Vùng sau',
  nothingChosen: 'Chọn một vùng trên trang để sửa.',
  later: 'Loại vùng này chưa sửa được ở đây. Vùng vẫn được giữ nguyên.',
  group: 'Nhóm',
  groupHelp: {
    Write: 'Các ô cùng nhóm phải đúng hết mới được tính.',
    Choice: 'Các ô của một câu hỏi có cùng tên nhóm.',
  },
  joinGroup: (number: number) => `Cùng nhóm với vùng ${number}`,
  left: 'Trái',
  top: 'Trên',
  width: 'Rộng',
  height: 'Cao',
  unfinished: 'Chưa xong',
  unfinishedHelp: 'Vẫn lưu được. Thầy cô sửa hết trước khi giao.',
  allFinished: 'Vùng nào cũng đã xong.',
  go: 'Đến',
  goTo: (zone: string) => `Đến ${zone}`,
  where: (mode: string, page: number) => `${mode}, trang ${page}`,
  list: 'Trong phiếu có',
  listNone: 'Phiếu chưa có vùng nào.',
} as const
