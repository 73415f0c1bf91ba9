/** Label of grade 0, and what stands before the number of the others. */
export const PRESCHOOL_LABEL = 'Mầm non'
export const GRADE_PREFIX = 'Lớp'

/** Labels of the skill levels. */
export const SKILL_LEVEL_LABELS = {
  ELEMENTARY: 'Nhận biết',
  PREINTERMEDIATE: 'Thông hiểu',
  INTERMEDIATE: 'Vận dụng',
} as const

/** Labels of the exercise kinds. */
export const EXERCISE_KIND_LABELS = { PRACTICE: 'Luyện tập', EXAM: 'Kiểm tra' } as const

/** Names of the skills. */
export const SKILL_LABELS = {
  V: 'Từ vựng',
  W: 'Viết',
  L: 'Nghe',
  R: 'Đọc',
  S: 'Nói',
  P: 'Phát âm',
} as const
