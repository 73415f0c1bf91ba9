import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contractFaults } from '../../../contract-faults.ts'
import { dropDownExamples } from './examples.ts'
import { grade, isReady, newDropDownText, toPublic } from './grade.ts'
import { dropDown } from './rules.ts'

const marked = (text: string, response: unknown): boolean => grade({ id: 'd1', text }, response).correct

test('DropDown keeps the contract', () => {
  const hostile = fc.sample(fc.jsonValue(), { numRuns: 200, seed: 1 })
  expect(contractFaults(dropDown, dropDownExamples, [null, [], {}, ['eats'], ...hostile])).toEqual([])
})

test.each([
  ['a|*b|c', 'b', true],
  ['a|b*|c', 'b', true],
  ['a| b * |c', 'b', true],
  ['a|*b|c', 'a', false],
  ['a|*b|c*', 'c', true],
  ['May|*may', 'May', false],
  ['a|*ca\u0300', 'c\u00e0', true],
  ['2*3|*5', '2*3', false],
])('B-243: in %j the option %j is correct: %s', (text, response, correct) => {
  expect(marked(text, response)).toBe(correct)
})

test('B-244: options are separated by bars and shown in stored order, each once, never with the asterisk', () => {
  expect(toPublic({ id: 'd1', text: 'a|*b| c ||2*3|a|*' })).toEqual({ id: 'd1', options: ['a', 'b', 'c', '2*3'] })
})

test('B-271 H163: a drop-down is one item; one without a right option, as a new one, is none', () => {
  expect(grade({ id: 'd1', text: '*a|b' }, 'b')).toEqual({ correct: false, right: 0, total: 1, parts: { d1: false } })
  expect(grade({ id: 'd1', text: newDropDownText }, 'DropDown').total).toBe(0)
})

test('it may be submitted once one of its options is chosen', () => {
  const shown = toPublic({ id: 'd1', text: '*a|b' })
  expect(['', 'x', 'a', 'b'].map((chosen) => isReady(shown, chosen))).toEqual([false, false, true, true])
})
