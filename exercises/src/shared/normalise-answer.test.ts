import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseAnswer } from './normalise-answer.ts'

test.each([
  ['It\u2019s', "it's"],
  ['it`s', "it's"],
  ['\u201cYes\u201d', '"yes"'],
  ['well\u2013known', 'well-known'],
  ['well\u2014known', 'well-known'],
  ['  two\u00a0 words ', 'two words'],
  ['\uff21\uff22\uff11', 'ab1'],
  ['ca\u0300', 'c\u00e0'],
  ['GI\u00c1O', 'gi\u00e1o'],
  ['a\u200bb', 'ab'],
  ['', ''],
])('protocol 6: %j is compared as %j', (typed, compared) => {
  expect(normaliseAnswer(typed)).toBe(compared)
})

test('protocol 6: a mark makes another answer', () => {
  expect(normaliseAnswer('c\u00e0')).not.toBe(normaliseAnswer('ca'))
})

test('whatever is no text is no answer, and what is compared stays as it is when compared again', () => {
  for (const value of [null, undefined, 3, {}, []]) expect(normaliseAnswer(value)).toBe('')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normaliseAnswer(normaliseAnswer(text))).toBe(normaliseAnswer(text))
    }),
  )
})

test('protocol 6: plain letters are compared as among letters of other alphabets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      const alone = normaliseAnswer(text)
      expect(normaliseAnswer(`\u1ebf ${text} \u1ebf`)).toBe(alone === '' ? '\u1ebf \u1ebf' : `\u1ebf ${alone} \u1ebf`)
    }),
  )
})
