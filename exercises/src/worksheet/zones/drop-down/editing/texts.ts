import type { DropDownReason } from '../schema.ts'

const reasons: Readonly<Record<DropDownReason, string>> = {
  'no-right-option': 'Chưa đánh dấu lựa chọn đúng',
  'only-option': 'Danh sách chỉ có một lựa chọn',
}

/** [new] What the editor says of the drop-downs. */
export const texts = {
  name: 'Chọn từ danh sách',
  reasons,
  /** what a list says that has no options yet (B-175) */
  newList: 'DropDown',
  options: 'Các lựa chọn',
  option: (number: number) => `Lựa chọn ${number}`,
  right: (number: number) => `Lựa chọn ${number} đúng`,
  drop: (number: number) => `Bỏ lựa chọn ${number}`,
  more: 'Thêm lựa chọn',
  help: 'Đánh dấu lựa chọn đúng ở bên trái.',
  few: 'Chỉ có một lựa chọn thì học sinh biết ngay đáp án.',
} as const
