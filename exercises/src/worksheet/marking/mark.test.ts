import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Mode, modes, type WorksheetDocument, type Zone } from '../document/document.ts'
import { resultKeys } from '../zones/contract.ts'
import { markWorksheet } from './mark.ts'
import { scoreOf, scoreTone, typeResult } from './score.ts'

const worksheet = (
  ...keys: readonly (readonly [mode: Mode, text: string, groupName?: string])[]
): WorksheetDocument => ({
  revision: 1,
  pages: [{ url: '', url2x: '', height: 1500 }],
  zones: keys.map(
    ([mode, text, groupName = ''], index): Zone => ({
      id: `z${index + 1}`,
      mode,
      text,
      groupName,
      left: 0,
      top: index * 20,
      width: 100,
      height: 20,
      angle: 0,
      fill: '',
      image: '',
      audio: null,
      countMatch: 1,
      aside: false,
    }),
  ),
})

const mixed = worksheet(
  ['Write', 'cat'],
  ['Write', 'a', 'pair'],
  ['Write', 'b', 'pair'],
  ['Choice', 'yes', 'one'],
  ['Choice', 'no', 'one'],
  ['Choice', 'yes', 'two'],
  ['Choice', 'yes', 'two'],
  ['Choice', 'no', 'two'],
  ['DropDown', 'x|*y'],
)
const allRight = { z1: 'cat', z2: 'a', z3: 'b', z4: ['z4'], z6: ['z7', 'z6'], z9: 'y' }

test('B-255 to B-259: each exercise type has resultString, percent, star, complete and userData', () => {
  const { results } = markWorksheet(mixed, { ...allRight, z3: 'wrong', z6: ['z6', 'z8'] })
  expect(Object.keys(results)).toEqual(resultKeys)
  expect(results.writeResult).toEqual({
    resultString: '1/2',
    percent: 50,
    star: 2.5,
    complete: '2/2',
    userData: { z1: 'cat', z2: 'a', z3: 'wrong' },
  })
  expect(results.oneChoiceResult).toEqual({
    resultString: '1/1',
    percent: 100,
    star: 5,
    complete: '1/1',
    userData: { z4: ['z4'] },
  })
  expect(results.multipleChoiceResult.resultString).toBe('0/1')
  expect(results.dropDownResult.resultString).toBe('1/1')
})

test('B-256: resultString is right over total', () => {
  expect(typeResult({ total: 4, answered: 4, right: 3 }, {}).resultString).toBe('3/4')
})

test('B-257, B-267: a type at 90 percent has 4.5 stars', () => {
  expect(typeResult({ total: 10, answered: 10, right: 9 }, {}).star).toBe(4.5)
})

test('B-258: complete is answered over total; a group with an empty box is not answered', () => {
  const { results } = markWorksheet(mixed, { z1: 'dog', z2: 'a' })
  expect(results.writeResult.complete).toBe('1/2')
})

test('B-259, B-260: the keys of the results are those of the ledger', () => {
  expect(resultKeys).toEqual([
    'writeResult',
    'oneChoiceResult',
    'multipleChoiceResult',
    'matchResult',
    'selectWordResult',
    'dropDownResult',
    'dragdropResult',
    'listenResult',
  ])
})

test('B-249: one right box in the group counts as one-choice, two or more as multiple-choice', () => {
  const { results } = markWorksheet(mixed, {})
  expect([results.oneChoiceResult.complete, results.multipleChoiceResult.complete]).toEqual(['0/1', '0/1'])
})

test('B-261, B-265: the score is all that is right over all totals, 0 to 10 and 0 to 100', () => {
  expect(markWorksheet(mixed, allRight)).toMatchObject({ score: 10, Score: 100, Star: 5 })
  expect(markWorksheet(mixed, { z1: 'cat', z9: 'y' })).toMatchObject({ score: 4, Score: 40, Star: 2 })
})

test.each([
  [1, 3, 3.3, '3,3', 33],
  [2, 3, 6.7, '6,7', 67],
  [1, 8, 1.3, '1,3', 13],
  [0, 7, 0, '0,0', 0],
  [199, 200, 10, '10,0', 100],
])('B-262: %i of %i is the score %d, written %s, stored %i', (right, total, score, scoreText, Score) => {
  expect(scoreOf({ total, answered: total, right })).toMatchObject({ score, scoreText, Score })
})

test('a score below 5 is danger, 5 and more success', () => {
  expect([0, 4.9, 5, 10].map(scoreTone)).toEqual(['danger', 'danger', 'success', 'success'])
})

test.each([
  [79, 3],
  [80, 4],
  [19, 0],
  [20, 1],
  [100, 5],
])('B-266, B-267: a Score of %i gives Star %i', (right, Star) => {
  expect(scoreOf({ total: 100, answered: 100, right }).Star).toBe(Star)
})

test('B-269: without anything to mark no score is shown and zeros are stored', () => {
  const { results, columns, parts, ...score } = markWorksheet(worksheet(['Listen', '/s.mp3'], ['Write', '']), {
    z2: 'Text',
  })
  expect(score).toEqual({
    score: null,
    scoreText: '',
    Score: 0,
    Star: 0,
    TotalQuestion: 0,
    TotalAnswer: 0,
    PassedQuestion: 0,
    completedPercent: 0,
  })
})

test('B-270: the counts are summed over the exercise types', () => {
  expect(markWorksheet(mixed, { z1: 'cat', z2: 'x', z3: 'y', z4: ['z5'], z9: 'y' })).toMatchObject({
    TotalQuestion: 5,
    TotalAnswer: 4,
    PassedQuestion: 2,
    completedPercent: 80,
  })
})

test('B-271: one item each for a fill-in group, a choice group and a drop-down', () => {
  expect(markWorksheet(mixed, {}).TotalQuestion).toBe(5)
})

test('what is right, what is wrong and what is neither, by the id of the group', () => {
  const { parts } = markWorksheet(mixed, { z1: 'cat', z2: 'a', z4: ['z5'], z6: [] })
  expect(parts).toEqual({ z1: 'right', z2: 'wrong', z4: 'wrong', z6: 'neutral', z9: 'neutral' })
})

test('an answer to what cannot be marked is neither right nor wrong', () => {
  const unfinished = worksheet(['Write', ''], ['DropDown', 'a|b'], ['SelectWord', 'select'])
  const { parts } = markWorksheet(unfinished, { z1: 'cat', z2: 'a', z3: ['z3'] })
  expect(parts).toEqual({ z1: 'neutral', z2: 'neutral', z3: 'neutral' })
})

test('protocol 5: the columns hold the resultString, or nothing where nothing is marked', () => {
  const { columns } = markWorksheet(mixed, allRight)
  expect(columns.writeResult).toBe('2/2')
  expect(columns.listenResult).toBe('')
})

test('B-254: a listening zone has total 0 and takes no part in the score', () => {
  const heard = markWorksheet(worksheet(['Listen', '/s.mp3'], ['Write', 'cat']), { z1: 'x', z2: 'cat' })
  expect(heard.results.listenResult).toMatchObject({ resultString: '0/0', percent: 0, star: 0, complete: '0/0' })
  expect(heard).toMatchObject({ score: 10, TotalQuestion: 1, TotalAnswer: 1 })
})

test('whatever stands for the answers, nothing throws and right never exceeds total', () => {
  const ids = Array.from({ length: 9 }, (_, index) => `z${index + 1}`)
  const response = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('cat', 'a', 'b', 'y'),
    fc.array(fc.constantFrom(...ids), { maxLength: 12 }),
  )
  const answers = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...ids, '__proto__', 'toString'), response))
  const texts = fc.constantFrom('yes', 'no', 'Text', 'cat', 'a|b', 'x|*y', 'select', 'Drag:1', 'Drop:1', '')
  const worksheets = fc
    .array(fc.tuple(fc.constantFrom(...modes), texts, fc.constantFrom('', 'g', '__proto__')), { maxLength: 9 })
    .map((keys) => worksheet(...keys))
  fc.assert(
    fc.property(fc.oneof(fc.constant(mixed), worksheets), answers, (document, given) => {
      const mark = markWorksheet(document, given)
      expect(mark.PassedQuestion).toBeLessThanOrEqual(mark.TotalQuestion)
      expect(mark.TotalAnswer).toBeLessThanOrEqual(mark.TotalQuestion)
      expect(mark.Score).toBeGreaterThanOrEqual(0)
      expect(mark.Score).toBeLessThanOrEqual(100)
      const right = Object.values(mark.parts).filter((state) => state === 'right')
      expect(right).toHaveLength(mark.PassedQuestion)
      for (const { percent } of Object.values(mark.results)) expect(percent).toBeLessThanOrEqual(100)
    }),
  )
})
