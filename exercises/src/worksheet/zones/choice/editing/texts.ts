import type { ChoiceReason } from '../schema.ts'

const reasons: Readonly<Record<ChoiceReason, string>> = {
  'no-right-choice': 'Nhóm chưa có ô nào đúng',
  'only-choice': 'Nhóm chỉ có một ô để chọn',
}

/** [new] What the editor says of the boxes to tick. */
export const texts = {
  name: 'Chọn đáp án',
  reasons,
  groupHelp: 'Các ô của một câu hỏi có cùng tên nhóm.',
  isRight: 'đúng',
  isWrong: 'sai',
  right: 'Ô này đúng',
  help: 'Nhóm có một ô đúng thì em chọn một ô, có nhiều ô đúng thì em chọn đủ bấy nhiêu ô.',
} as const
