import { publicDocument, readDocument, storedDocument } from '@phuong/exercises/worksheet'
import { expect, test } from 'vitest'
import { numberOfItem } from './answer/number-of-item.ts'
import { reviewedOf } from './reviewed.ts'

const box = (id: string, mode: string, text: string, top: number, groupName = '') => ({
  id,
  mode,
  text,
  groupName,
  left: 0,
  top,
  width: 100,
  height: 40,
})
const whole = readDocument({
  version: 1,
  revision: 4,
  width: 1140,
  pages: [{ url: '/1', url2x: '/1', height: 1500 }],
  ExerciseData: [
    box('w', 'Write', 'secret', 0),
    box('c', 'Choice', 'yes', 100, 'g'),
    box('d', 'Choice', 'no', 200, 'g'),
  ],
})
if (!whole) throw new Error('the worksheet of this test does not parse')
const answers = [{ item: 'w', response: 'typed', take: null, verdict: null, lateSync: false }]

test('B-236 H125 without solutions nothing of a key is drawn, even if the document brought it', () => {
  const shown = reviewedOf({ document: publicDocument(whole), solutionsShown: false, answers })
  expect(shown?.document).toEqual(publicDocument(whole))
  expect(shown?.solutions).toBeNull()
  expect(JSON.stringify(shown?.document)).not.toMatch(/secret|yes/)
  expect(reviewedOf({ document: storedDocument(whole), solutionsShown: false, answers })).toBeUndefined()
})

test('B-236 with solutions the right answers stand by their groups, and the worksheet itself stays public', () => {
  const reviewed = reviewedOf({ document: storedDocument(whole), solutionsShown: true, answers })
  expect(reviewed?.document).toEqual(publicDocument(whole))
  expect([...(reviewed?.solutions ?? [])]).toEqual([
    ['w', { w: 'secret' }],
    ['c', ['c']],
  ])
  expect(reviewed?.answers.get('w')).toBe('typed')
})

test('what is no worksheet is not drawn', () => {
  expect(reviewedOf({ document: null, solutionsShown: true, answers })).toBeUndefined()
})

test('an answer set apart is called by the number of its group, also where it is that of one of its boxes', () => {
  const numberOf = numberOfItem(publicDocument(whole))
  expect(['w', 'c', 'd', 'x'].map(numberOf)).toEqual([1, 2, 2, null])
  expect(numberOfItem(undefined)('w')).toBeNull()
})
