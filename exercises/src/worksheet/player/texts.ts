import type { PlayableMode } from './groups.ts'

/** Words of the sheet around its zones; those of a zone stand in its own folder. All [new]. */
export const texts = {
  sheet: 'Phiếu bài tập',
  page: (number: number, of: number) => `Trang ${number} trên ${of}`,
  pageFailed: 'Trang này chưa tải được.',
  again: 'Tải lại trang này',
  tools: 'Công cụ của phiếu',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  fit: 'Vừa màn hình',
  zoom: (percent: number) => `${percent} %`,
  previous: 'Câu trước',
  next: 'Câu sau',
  list: 'Các câu của phiếu',
  toList: (progress: string) => `${progress}, xem danh sách câu`,
  progress: (answered: number, total: number) => `${answered}/${total} mục`,
  progressLabel: 'Số mục đã làm',
  task: {
    Write: (boxes) => (boxes === 1 ? 'Điền chữ' : `Điền chữ, ${boxes} ô`),
    Choice: (_, pick) => (pick === 1 ? 'Chọn 1 ô' : `Chọn ${pick} ô`),
    DropDown: () => 'Chọn từ',
  } satisfies Record<PlayableMode, (boxes: number, pick: number) => string>,
  /** How picked boxes are named in the list: by their numbers in the group. */
  picked: (numbers: string) => `ô ${numbers}`,
  notYet: 'chưa làm',
  done: 'đã làm',
  answer: 'Đáp án',
  none: 'Phiếu này chưa có chỗ nào để trả lời.',
} as const
