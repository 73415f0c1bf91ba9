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
const names = Object.keys(progresses) as (keyof typeof progresses)[]
const practiceOf = (name: keyof typeof progresses, nearest: number | null = null) => ({
  level: nearest ?? 4,
  nearest,
  progress: progresses[name],
})
const nothingDue = { due: 0, inClass: true }

test('work that waits comes first, whatever is practised (look 3)', () => {
  for (const practice of [null, ...names.flatMap((name) => [practiceOf(name), practiceOf(name, 5)])])
    expect(nextStep({ due: 2, inClass: true, practice })).toEqual({ kind: 'work', count: 2 })
})

test.each([
  ['none', { code: '1', begun: false, answered: 0 }],
  ['some', { code: '4', begun: false, answered: 0 }],
  ['begun', { code: '2', begun: true, answered: 7 }],
] as const)(
  'with no work the paper to do is next, one under way before a new one, in a class or not: %s (C-244)',
  (name, paper) => {
    for (const inClass of [true, false])
      expect(nextStep({ due: 0, inClass, practice: practiceOf(name) })).toEqual({ kind: 'paper', paper })
  },
)

test('a class without papers of its own has those of the nearest level, also before anything is known (C-250)', () => {
  for (const name of names)
    expect(nextStep({ ...nothingDue, practice: practiceOf(name, 5) })).toEqual({ kind: 'otherClass', level: 5 })
})

test.each([
  [1, 1],
  [4, 4],
  [5, 5],
  [7, 5],
  [12, 8],
])('where all papers of level %i are done the exercises of book %i are next', (level, book) => {
  const practice = { ...practiceOf('all'), level }
  expect(nextStep({ ...nothingDue, practice })).toEqual({ kind: 'lesson', book })
})

test('where nobody practises papers a class is what is missing, or its next work', () => {
  expect(nextStep({ due: 0, inClass: false, practice: null })).toEqual({ kind: 'join' })
  expect(nextStep({ due: 0, inClass: true, practice: null })).toEqual({ kind: 'wait' })
})

test('nothing is named before the sat papers are known', () => {
  expect(nextStep({ ...nothingDue, practice: practiceOf('coming') })).toBeNull()
})
