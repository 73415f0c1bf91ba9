import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contractFaults } from '../../../contract-faults.ts'
import { writeExamples } from './examples.ts'
import { grade, isReady, summarise, toPublic } from './grade.ts'
import { write } from './rules.ts'

const box = (text: string, id = 'w1') => ({ id, text })
const group = (...texts: string[]) => ({ id: 'w1', zones: texts.map((text, index) => box(text, `w${index + 1}`)) })
const marked = (key: string, typed: unknown): boolean => grade(group(key), { w1: typed }).correct

test('Write keeps the contract', () => {
  const hostile = fc.sample(fc.jsonValue(), { numRuns: 200, seed: 1 })
  expect(contractFaults(write, writeExamples, [null, [], { w1: {} }, { __proto__: 'cat' }, ...hostile])).toEqual([])
})

test('B-238: a fill-in answer is compared trimmed and in lower case', () => {
  expect(marked('Elephant', '  eLEPHANT ')).toBe(true)
  expect(marked('elephant', 'elephants')).toBe(false)
})

test.each([
  ['cat', 'cat...', true],
  ['cat.', 'cat', true],
  ['yes, it is', 'Yes, it is !?', true],
  ['cat', '...cat', false],
  ["don't", 'dont', false],
])('B-239: for the key %j, %j without its trailing signs is correct: %s', (key, typed, correct) => {
  expect(marked(key, typed)).toBe(correct)
})

test.each([
  ['cà', 'cà', true],
  ['cà', 'c', false],
  ['c\u00e0', 'ca\u0300', true],
  ['日本', '日本。', true],
  ['a_', 'a', false],
  ['x²', 'x', false],
  ['A1', 'a', false],
  ['\u0915\u093f', '\u0915', false],
])('B-240: letters of any alphabet, digits and underscore stay: key %j, typed %j: %s', (key, typed, correct) => {
  expect(marked(key, typed)).toBe(correct)
})

test.each([
  ['>', '>', true],
  ['>', '<', false],
  ['>', '', false],
  ['|', '', false],
])('an answer made of signs alone is compared as it is: key %j, typed %j: %s', (key, typed, correct) => {
  expect(marked(key, typed)).toBe(correct)
})

test('B-241: any alternative between bars is correct', () => {
  for (const typed of ['colour', 'color']) expect(marked('colour | color', typed)).toBe(true)
  expect(marked('colour|color', 'colour|color')).toBe(false)
})

test('B-242, B-271: a group is one item and correct only when all its boxes are', () => {
  expect(grade(group('a', 'b'), { w1: 'a', w2: 'b' })).toEqual({
    correct: true,
    right: 1,
    total: 1,
    parts: { w1: true },
  })
  expect(grade(group('a', 'b'), { w1: 'a', w2: 'x' })).toEqual({
    correct: false,
    right: 0,
    total: 1,
    parts: { w1: false },
  })
})

test('H163 a box without an answer is not marked, and Text is an answer like any other', () => {
  expect(grade(group('', 'b'), { w1: 'text', w2: 'b' }).total).toBe(0)
  expect(marked('Text', 'text')).toBe(true)
})

test('a group may be submitted once something stands in every box, and says what was typed', () => {
  const shown = toPublic(group('a', 'b'))
  expect(isReady(shown, { w1: 'x', w2: ' ' })).toBe(false)
  expect(isReady(shown, { w1: 'x', w2: 'y' })).toBe(true)
  expect(summarise(shown, { w1: ' ', w2: 'y' })).toBe('y')
})

test('H167 a box takes what the eye reads as its answer, with and without the signs behind it', () => {
  for (const [key, typed] of [
    ['hoà', 'Hòa.'],
    ['3,5', '3.5.'],
    ['1.000', '1000'],
    ['3,125 kg', '3.125 kg'],
    ['Yes, I am.', 'Yes,I am'],
    ['3 + 4 = 7', '3+4=7'],
    ['×', 'x'],
  ] as const)
    expect(marked(key, typed), `${typed} for ${key}`).toBe(true)
  for (const [key, typed] of [
    ['3,5', '35'],
    ['3,125', '3125'],
    ['hoà', 'hóa'],
    ['ice cream', 'icecream'],
  ] as const)
    expect(marked(key, typed), `${typed} for ${key}`).toBe(false)
})
