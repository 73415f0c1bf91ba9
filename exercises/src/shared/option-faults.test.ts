import { expect, test } from 'vitest'
import { optionFaults } from './option-faults.ts'

const faultsOf = (listed: readonly unknown[], underlined = false) =>
  optionFaults(listed, underlined).map(({ at, why }) => [at, why])

test('C-402 C-406 C-409 options that show something are in order, however they are stored', () => {
  expect(
    faultsOf([
      { id: 'a', answer: 'cat', isCorrect: true },
      { Text: 'dog' },
      'hen',
      7,
      { imageUrl: '/pictures/words/cat.svg' },
      { audioUrl: '/sounds/words/cat.mp3' },
      { question: 'What?' },
    ]),
  ).toEqual([])
})

test('an option that shows nothing is told at its place', () => {
  expect(
    faultsOf(['cat', { answer: ' ' }, { isCorrect: true }, null, '<b></b>', '&nbsp;', { answer: ['x'] }], true),
  ).toEqual([1, 2, 3, 4, 5, 6].map((at) => [at, 'blank']))
})

test('C-403 of two that show the same and are not both right or both wrong, the second is told', () => {
  const cat = { answer: 'cat', isCorrect: 'true' }
  expect(faultsOf([cat, { answer: ' <b>cat</b> ', isCorrect: 'false' }])).toEqual([[1, 'equal']])
  expect(faultsOf([cat, 'dog', 'dog', cat, 'cat'])).toEqual([[4, 'equal']])
  // another picture, another sound, another letter
  expect(
    faultsOf([cat, { answer: 'cat', imageUrl: '/a.svg' }, { answer: 'cat', audioUrl: '/a.mp3' }, { answer: 'Cat' }]),
  ).toEqual([])
})

test('C-416 underlined parts tell options apart where they are shown', () => {
  const listed = [{ answer: 'h<ea>d', isCorrect: true }, { answer: '<h>ead' }]
  expect(faultsOf(listed, true)).toEqual([])
  expect(faultsOf(listed)).toEqual([[1, 'equal']])
})

test('H163 an option of signs alone shows something', () => {
  expect(faultsOf(['&lt;br&gt;', '&amp;nbsp;', '|', '*', '\\'])).toEqual([])
})
