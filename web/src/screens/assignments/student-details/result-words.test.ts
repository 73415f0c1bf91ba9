import { expect, test } from 'vitest'
import { resultWords, triesWords } from './result-words.ts'

const work = {
  state: 'done',
  score: 8,
  attemptsLeft: null,
  settings: { solutions: 'AFTER_SUBMIT' },
  solutionsShown: true,
} as const

test('B-137 a pupil reads kind words beside the mark, and the way on', () => {
  expect(resultWords(work)).toBe('Em làm tốt.')
  expect(resultWords({ ...work, score: 4.9 })).toBe('Em xem lại bài, rồi thử lần nữa.')
  expect(resultWords({ ...work, score: 4.9, attemptsLeft: 0 })).toBe('Em xem lại bài và hỏi thầy cô chỗ chưa rõ.')
})

test('a mark that waits for the due date says so', () => {
  const waiting = { ...work, score: null, settings: { solutions: 'AFTER_DUE' }, solutionsShown: false } as const
  expect(resultWords(waiting)).toBe('Điểm hiện sau hạn nộp.')
  expect(resultWords({ ...work, score: null })).toBe('Bài đã nộp, điểm sẽ hiện sau khi chấm xong.')
  expect(triesWords({ ...waiting, attemptsLeft: 2 })).toBe('Em còn 2 lần làm. Đáp án hiện sau hạn nộp.')
})

test('a pupil reads how often the work can still be done', () => {
  expect(triesWords(work)).toBe('Em được làm nhiều lần, lần mới nhất được tính.')
  expect(triesWords({ ...work, attemptsLeft: 0 })).toBe('Em đã dùng hết số lần làm.')
  expect(triesWords({ ...work, state: 'doing' })).toBeNull()
})
