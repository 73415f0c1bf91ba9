import { expect, test } from 'vitest'
import { solutionsWords } from './solutions-words.ts'

const words = (
  rule: Parameters<typeof solutionsWords>[1],
  sitting: { solutionsShown?: boolean; solutionsFrom?: number | null } = {},
) => solutionsWords({ solutionsShown: false, solutionsFrom: null, ...sitting }, rule)

test('D20 C-281 protocol 5 after the clock has ended it, the pupil reads from when the right answers are shown', () => {
  const from = (text: string) => words('AFTER_SUBMIT', { solutionsFrom: Date.parse(text) })
  expect(from('2026-11-23T02:30:00Z')).toBe('Em xem được đáp án từ 23/11/2026 09:30.')
  // a minute is named when it is true from its first second on, also over midnight in Asia/Ho_Chi_Minh
  expect(from('2026-11-23T02:30:00.001Z')).toBe('Em xem được đáp án từ 23/11/2026 09:31.')
  expect(from('2026-11-23T16:59:12.345Z')).toBe('Em xem được đáp án từ 24/11/2026 00:00.')
  expect(words(null, { solutionsFrom: Date.parse('2026-11-23T02:30:00Z') })).toContain('23/11/2026 09:30')
})

test('protocol 5 otherwise what the assignment says, and nothing where nothing waits', () => {
  expect(words('AFTER_DUE')).toBe('Đáp án hiện sau hạn nộp.')
  expect(words('NEVER')).toBe('Đề này không hiện đáp án.')
  expect(words(null)).toBeNull()
  for (const rule of ['AFTER_SUBMIT', 'AFTER_DUE', 'NEVER'] as const)
    expect(words(rule, { solutionsShown: true })).toBeNull()
})
