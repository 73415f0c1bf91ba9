import { expect, test } from 'vitest'
import { progressOf, type WorkProgress } from './work-progress.ts'

const done = (completedPercent: number, star: number | null): WorkProgress => ({
  status: 'done',
  completedPercent,
  star,
})
const none: WorkProgress = { status: 'none', completedPercent: 0, star: null }

test.each([
  ['nothing is there', [], none],
  ['nothing is begun', [none, none], none],
  ['one of two is handed in', [done(100, 5), none], { status: 'doing', completedPercent: 50, star: 5 }],
  [
    'one is under way',
    [{ status: 'doing', completedPercent: 40, star: null }],
    { status: 'doing', completedPercent: 40, star: null },
  ],
  ['all are handed in', [done(100, 5), done(80, 2)], { status: 'done', completedPercent: 90, star: 4 }],
  [
    'one answer is missing of very many',
    [done(100, 5), done(99, 5)],
    { status: 'done', completedPercent: 99, star: 5 },
  ],
  ['stars are not told', [done(100, null)], { status: 'done', completedPercent: 100, star: null }],
  ['some stars are not told', [done(100, null), done(100, 3)], { status: 'done', completedPercent: 100, star: 3 }],
] as const)('D54 how far somebody is with a unit where %s', (_, works, progress) => {
  expect(progressOf(works)).toEqual(progress)
})
