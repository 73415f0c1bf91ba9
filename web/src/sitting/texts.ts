import { sittingRefusals } from '@phuong/domain/sitting-refusals'

export const texts = {
  /** D24: the three states. */
  saved: 'Đã lưu',
  waiting: 'Đang chờ mạng',
  sending: 'Đang lưu',
  /** [new] What was said has no room on the server (D51). */
  noRoom: 'Chưa lưu được bài nói',
  handedIn: (time: string) => `Đã nộp lúc ${time}`,
  /** H029. */
  memoryOnly: 'Máy này không cho lưu bài. Bài chỉ được lưu trên máy chủ, em giữ trang này mở khi đang làm nhé.',
  /** [new] docs/decisions/0034-without-storage.md. */
  putBack: 'Dữ liệu trên máy này vừa bị xóa. Các câu em đã trả lời vẫn còn, em cứ làm tiếp nhé.',
  apart: (count: number) => `${count} câu trả lời không được tính`,
  apartTitle: 'Câu trả lời không được tính',
  apartLead: 'Các câu này vẫn được giữ lại để em và thầy cô xem.',
  apartItem: (number: number) => `Câu ${number}`,
  late: 'Đến sau khi bài đã nộp hoặc hết giờ.',
  locked: 'Câu này đã được trả lời trước đó, câu trả lời đầu tiên được tính.',
  refused: 'Máy chủ không nhận câu trả lời này.',
  close: 'Đóng',
} as const

type SittingRefusal = keyof typeof sittingRefusals
const isRefusal = (code: string): code is SittingRefusal => code in sittingRefusals

/** Why the server will not have a sitting, in words that may be shown. */
export const problemText = (code: string): string => sittingRefusals[isRefusal(code) ? code : 'FAULT'].text
