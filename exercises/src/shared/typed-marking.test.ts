import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedSentence } from './typed-marking.ts'

const ends = ['', '.', '!', '?', '…', '...', ' .', ' ?', '？', '！']

test('H027, C-485, C-487 the sign at the end of a sentence may be missing or another, whatever the sentence', () => {
  const sentence = fc.array(fc.stringMatching(/^[a-zA-Z']{1,6}$/), { minLength: 1 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(sentence, fc.constantFrom(...ends), fc.constantFrom(...ends), (words, one, other) => {
      expect(comparedSentence(words + one)).toBe(comparedSentence(words + other))
    }),
  )
})

test.each([
  ['She is a nurse', 'She, is a nurse'],
  ['Is she?', 'Is? she'],
  ["It's Nam's.", "It's Nams."],
  ['Really?', 'Really??'],
  ['a, b', 'a, b,'],
])('H027 other signs count: %j is not %j', (one, other) => {
  expect(comparedSentence(one)).not.toBe(comparedSentence(other))
})

test('C-485 a sign alone stays what it is', () => {
  for (const sign of ['?', '.', '...']) expect(comparedSentence(sign)).toBe(sign)
  expect(comparedSentence('…')).toBe('...')
  expect(comparedSentence('')).toBe('')
  expect(comparedSentence(null)).toBe('')
})
