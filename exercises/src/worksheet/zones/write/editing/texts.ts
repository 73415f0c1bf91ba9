import type { WriteReason } from '../schema.ts'

const reasons: Readonly<Record<WriteReason, string>> = { 'no-answer': 'Chưa có đáp án' }

/** [new] What the editor says of the boxes to type into. */
export const texts = {
  name: 'Điền từ',
  reasons,
  /** what a box says that has no answer yet (B-171) */
  newBox: 'Text',
  groupHelp: 'Các vùng cùng nhóm phải đúng hết mới được tính.',
  answers: 'Đáp án đúng',
  answer: (number: number) => `Đáp án ${number}`,
  dropAnswer: (number: number) => `Bỏ đáp án ${number}`,
  example: 'Nhập đáp án',
  more: 'Thêm cách viết khác',
  help: 'Không phân biệt hoa thường. Học sinh chỉ cần đúng một cách.',
} as const
