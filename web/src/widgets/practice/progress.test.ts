import { expect, test } from 'vitest'
import { nextPaper, noProgress, paperAfter, progressOf, standingTen, tensOf } from './progress.ts'

const sat = (code: string, { done = null, open = null }: { done?: number | null; open?: number | null }) => ({
  code,
  open: open === null ? null : { startedAt: open, answered: 7 },
  done: done === null ? null : { sittingId: `of ${code}`, finishedAt: done, correct: 18, total: 20 },
})

test('C-323 D23 papers are done or under way, and the one begun last is gone on with', () => {
  const { byCode, goOn, done } = progressOf([
    sat('7', { open: 2 }),
    sat('3', { open: 9, done: 1 }),
    sat('5', { done: 4 }),
  ])
  expect([...byCode].map(([code, { state, score }]) => [code, state, score?.correct])).toEqual([
    ['7', 'open', undefined],
    ['3', 'open', 18],
    ['5', 'done', 18],
  ])
  expect(goOn).toEqual({ code: '3', answered: 7 })
  expect(done.map(({ code }) => code)).toEqual(['5', '3'])
})

test('C-244 C-323 the next paper is the one under way, else the first that was not handed in', () => {
  const done = progressOf([sat('1', { done: 1 }), sat('3', { done: 2 })])
  expect(nextPaper(done, 3)).toEqual({ code: '2', begun: false, answered: 0 })
  const open = progressOf([sat('3', { open: 1 }), sat('1', { done: 1 })])
  expect(nextPaper(open, 3)).toEqual({ code: '3', begun: true, answered: 7 })
  expect(nextPaper(progressOf([sat('1', { done: 1 })]), 1)).toBeNull()
})

test('C-244 after a paper comes the next one that was not handed in, from the first again after the last', () => {
  const progress = progressOf([sat('2', { done: 1 }), sat('3', { done: 2 }), sat('4', { open: 3 })])
  expect(paperAfter(progress, '2', 5)).toBe('4')
  expect(paperAfter(progress, '5', 5)).toBe('1')
  expect(paperAfter(progress, 'GOP-1', 5)).toBe('1')
  expect(paperAfter(progressOf([sat('1', { done: 1 })]), '1', 1)).toBeNull()
  expect(paperAfter(noProgress, '1', 1)).toBeNull()
})

test('C-244 the papers stand in tens with how many were handed in and what came to last', () => {
  const tens = tensOf(progressOf([sat('10', { done: 1, open: 5 }), sat('9', { done: 2 }), sat('11', { open: 6 })]), 25)
  expect(tens.map(({ from, to, done, last }) => [from, to, done, last?.code])).toEqual([
    [1, 10, 2, '9'],
    [11, 20, 0, undefined],
    [21, 25, 0, undefined],
  ])
})

test('C-244 the list opens at the ten of the paper to do now, at the last one where all are done', () => {
  expect(standingTen(noProgress, 135)).toBe(0)
  expect(standingTen(progressOf([sat('21', { open: 1 })]), 135)).toBe(2)
  const all = progressOf(Array.from({ length: 20 }, (_, at) => sat(String(at + 1), { done: at })))
  expect(standingTen(all, 20)).toBe(1)
  expect(standingTen(all, 135)).toBe(2)
  expect(standingTen(progressOf([sat('GOP-1', { open: 1 })]), 135)).toBe(0)
})
