/**
 * What whoever makes accounts for pupils declares, once a list (D14). Stored with its version: another text gets another
 * version.
 */
export const LIST_CONSENT = {
  version: '2026-11',
  text: 'Cha mẹ hoặc người giám hộ của học sinh trong danh sách đã đồng ý cho con dùng Phượng để học và làm bài.',
} as const
