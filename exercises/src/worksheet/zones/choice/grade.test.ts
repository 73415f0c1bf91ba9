import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contractFaults } from '../../../contract-faults.ts'
import { choiceExamples } from './examples.ts'
import { choose, grade, summarise, toggledText, toPublic } from './grade.ts'
import { choice } from './rules.ts'

const group = (...texts: string[]) => ({
  id: 'c1',
  zones: texts.map((text, index) => ({ id: `c${index + 1}`, text })),
})

test('Choice keeps the contract', () => {
  const hostile = fc.sample(fc.jsonValue(), { numRuns: 200, seed: 1 })
  expect(contractFaults(choice, choiceExamples, [null, {}, [null], [['c2']], 'c2', ...hostile])).toEqual([])
})

test('B-245: a box whose text is yes is a right one, any other is not', () => {
  expect(grade(group('yes', 'no'), ['c1']).correct).toBe(true)
  expect(grade(group('yes', 'no'), ['c2']).correct).toBe(false)
  expect(grade(group('no', 'Yes '), ['c2']).correct).toBe(true)
})

test('B-173: the text toggles between yes and no', () => {
  expect(toggledText('no')).toBe('yes')
  expect(toggledText('yes')).toBe('no')
})

test('B-246: one-choice keeps one selection', () => {
  const shown = toPublic(group('no', 'yes', 'no'))
  expect(choose(shown, ['c1'], 'c3')).toEqual(['c3'])
})

test('B-247, B-248: over the number of right answers the oldest selection drops', () => {
  const shown = toPublic(group('yes', 'no', 'yes', 'no'))
  expect(shown.pick).toBe(2)
  expect(choose(shown, ['c4'], 'c1')).toEqual(['c4', 'c1'])
  expect(choose(shown, ['c4', 'c1'], 'c3')).toEqual(['c1', 'c3'])
})

test('a picked zone is put down again, a zone of another group changes nothing', () => {
  const shown = toPublic(group('yes', 'yes', 'no'))
  expect(choose(shown, ['c1', 'c2'], 'c1')).toEqual(['c2'])
  expect(choose(shown, ['c1'], 'elsewhere')).toEqual(['c1'])
})

test('B-247: whatever is tapped in whatever order, no more than the limit is picked, each once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('yes', 'no'), { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 8 })),
      (texts, taps) => {
        const shown = toPublic(group(...texts))
        let picked: readonly string[] = []
        for (const tap of taps) picked = choose(shown, picked, `c${tap}`)
        expect(picked.length).toBeLessThanOrEqual(shown.pick)
        expect(new Set(picked).size).toBe(picked.length)
      },
    ),
  )
})

test('B-249, B-271: a group is one item, correct when exactly its right boxes are selected', () => {
  const two = group('yes', 'no', 'yes')
  expect(grade(two, ['c3', 'c1'])).toEqual({ correct: true, right: 1, total: 1, parts: { c1: true } })
  for (const picked of [['c1'], ['c1', 'c2'], ['c1', 'c2', 'c3'], ['c1', 'c1']])
    expect(grade(two, picked)).toEqual({ correct: false, right: 0, total: 1, parts: { c1: false } })
})

test('a group without a right box is not marked', () => {
  expect(grade(group('no', 'no'), []).total).toBe(0)
})

test('a response is told by the places of the zones in their group', () => {
  expect(summarise(toPublic(group('no', 'yes', 'yes')), ['c3', 'c1'])).toBe('1, 3')
})
