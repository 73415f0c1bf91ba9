import type { MarkTone } from './mark-tone.ts'

export const markTexts = {
  /** What the colour of a mark says (B-263, B-264). */
  tones: { good: () => 'đạt', low: (half: string) => `dưới ${half}` } satisfies Record<
    MarkTone,
    (half: string) => string
  >,
  stars: (count: number, of: number) => `${count} trên ${of} sao`,
  done: 'Đã nộp',
  doing: 'Đang làm',
  none: 'Chưa làm',
  late: 'Trễ',
  noMark: 'chưa có điểm',
} as const
