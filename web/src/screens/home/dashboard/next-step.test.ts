import { papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import { expect, test } from 'vitest'
import { noProgress, type Progress } from '../../../widgets/practice/progress.ts'
import { nextStep } from './next-step.ts'

const doneUpTo = (last: number): Progress => ({
  ...noProgress,
  byCode: new Map(
    Array.from({ length: last }, (_, index) => [
      String(index + 1),
      { state: 'done', score: { correct: 20, total: 20 } },
    ]),
  ),
})
const begun: Progress = { ...doneUpTo(3), goOn: { code: '2', answered: 7 } }
const progresses = { coming: null, none: noProgress, some: doneUpTo(3), begun, all: doneUpTo(papersPerClass) }
const nothingDue = { due: 0, practises: true, nearest: null }

test('work that waits comes first, whatever is practised (look 3)', () => {
  for (const practises of [true, false])
    for (const nearest of [null, 5])
      for (const progress of Object.values(progresses))
        expect(nextStep({ due: 2, practises, nearest, progress })).toEqual({ kind: 'work', count: 2 })
})

test.each([
  ['none', { code: '1', begun: false, answered: 0 }],
  ['some', { code: '4', begun: false, answered: 0 }],
  ['begun', { code: '2', begun: true, answered: 7 }],
] as const)('with no work the paper to do is next, one under way before a new one: %s (C-244)', (name, paper) => {
  expect(nextStep({ ...nothingDue, progress: progresses[name] })).toEqual({ kind: 'paper', paper })
})

test('a class without papers of its own has those of the nearest level, also before anything is known (C-250)', () => {
  for (const progress of Object.values(progresses))
    expect(nextStep({ ...nothingDue, nearest: 5, progress })).toEqual({ kind: 'otherClass', level: 5 })
})

test('a lesson is next where all papers are done, and where nobody practises papers', () => {
  expect(nextStep({ ...nothingDue, progress: progresses.all })).toEqual({ kind: 'lesson' })
  for (const nearest of [null, 5])
    for (const progress of Object.values(progresses))
      expect(nextStep({ due: 0, practises: false, nearest, progress })).toEqual({ kind: 'lesson' })
})

test('nothing is named before the sat papers are known', () => {
  expect(nextStep({ ...nothingDue, progress: null })).toBeNull()
})
