/**
 * What whoever makes accounts for pupils declares, once a list (D14). Stored with its version: another text gets another
 * version.
 */
export const LIST_CONSENT = {
  version: '2026-11',
  text: 'Cha mẹ hoặc người giám hộ của học sinh trong danh sách đã đồng ý cho con dùng Phượng để học và làm bài.',
} as const

/** What a pupil declares who registers alone, or whoever answers for the child (D14). */
export const PUPIL_CONSENT = {
  version: '2026-11',
  text: 'Bố mẹ hoặc người giám hộ của em đã đọc và đồng ý cho em dùng Phượng để học và làm bài (em từ 16 tuổi thì tự em đồng ý).',
} as const

/** What a teacher declares who registers alone (D14). */
export const TEACHER_CONSENT = {
  version: '2026-11',
  text: 'Tôi đồng ý để Phượng lưu họ tên và email của tôi để dạy học trên Phượng.',
} as const
