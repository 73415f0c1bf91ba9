import { type RefusalCode, refusals } from '@phuong/domain/refusals'

export const texts = {
  /** D24: the three states. */
  saved: 'Đã lưu',
  waiting: 'Đang chờ mạng',
  sending: 'Đang lưu',
  handedIn: (time: string) => `Đã nộp lúc ${time}`,
  /** H029. */
  memoryOnly: 'Máy này không cho lưu bài. Bài chỉ được lưu trên máy chủ, em giữ trang này mở khi đang làm nhé.',
  apart: (count: number) => `${count} câu trả lời không được tính`,
  apartTitle: 'Câu trả lời không được tính',
  apartLead: 'Các câu này vẫn được giữ lại để em và thầy cô xem.',
  apartItem: (number: number) => `Câu ${number}`,
  late: 'Đến sau khi bài đã nộp hoặc hết giờ.',
  locked: 'Câu này đã được trả lời trước đó, câu trả lời đầu tiên được tính.',
  refused: 'Máy chủ không nhận câu trả lời này.',
  close: 'Đóng',
  /** D28. */
  takeWork: 'Tải bài làm',
  work: 'Bài làm',
  noWorkKey: 'Máy này chưa tạo được tệp bài làm. Em giữ bài trên máy, bài tự gửi khi có mạng lại.',
  workTaken: 'Bài làm đã tải về máy. Em gửi tệp vừa tải cho thầy cô. Khi có mạng lại, bài trên máy này vẫn tự gửi.',
  workNotTaken: 'Chưa tạo được tệp bài làm. Bài vẫn còn trên máy này, em thử lại nhé.',
  soundsLeftOut: (count: number) =>
    `Tệp không đủ chỗ cho ${count} bài nói. Em giữ các bài nói này trên máy, máy tự gửi khi có mạng lại.`,
  /** D26. */
  unsentTitle: 'Còn bài chưa gửi',
  unsentLead: (count: number) =>
    `Máy này còn ${count} câu trả lời hoặc bài nộp chưa gửi lên được. Em muốn làm gì trước khi thoát?`,
  sendNow: 'Gửi ngay',
  keepHere: 'Giữ lại trên máy này',
  keepHint: 'Bài được khoá lại bằng tài khoản của em và gửi tiếp khi em đăng nhập lần sau trên máy này.',
  discard: 'Bỏ',
  stay: 'Chưa thoát nữa',
  sendFailed: 'Chưa gửi được, có thể mạng đang bị ngắt. Bài vẫn còn trên máy này.',
  keepFailed: 'Máy này chưa giữ lại được. Em gửi bài hoặc thử lại nhé.',
  discardTitle: 'Bỏ các câu trả lời chưa gửi?',
  discardText: 'Những câu này sẽ mất hẳn và thầy cô không nhận được.',
  discardYes: 'Bỏ và thoát',
  discardNo: 'Không bỏ',
} as const

const isRefusal = (code: string): code is RefusalCode => code in refusals

/** Why the server will not have a sitting, in words that may be shown. */
export const problemText = (code: string): string => refusals[isRefusal(code) ? code : 'FAULT'].text
