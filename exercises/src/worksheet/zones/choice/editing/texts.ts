import type { ChoiceReason } from '../schema.ts'

const reasons: Readonly<Record<ChoiceReason, string>> = {
  'no-right-choice': 'Nhóm chưa có vùng nào đúng',
  'only-choice': 'Nhóm chỉ có một vùng để chọn',
}

/** [new] What the editor says of the boxes to tick. */
export const texts = {
  name: 'Chọn đáp án',
  reasons,
  groupHelp: 'Các vùng của một câu hỏi có cùng tên nhóm.',
  isRight: 'đúng',
  isWrong: 'sai',
  right: 'Vùng này đúng',
  help: 'Nhóm có một vùng đúng thì học sinh chọn một vùng, có nhiều vùng đúng thì học sinh chọn đủ bấy nhiêu vùng.',
} as const
