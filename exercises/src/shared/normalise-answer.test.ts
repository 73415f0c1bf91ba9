import fc from 'fast-check'
import { expect, test } from 'vitest'
import { different, same, typedFor } from './alike/examples.ts'
import { normaliseAnswer } from './normalise-answer.ts'
import { normaliseWords } from './normalise-words.ts'
import { waysToWrite } from './numbers.ts'

/** Whether a typed answer is taken for one of a key, as every rule asks. */
const isTaken = (typed: string, key: string): boolean =>
  waysToWrite(normaliseAnswer(key)).includes(normaliseAnswer(typed))

test.each(same.flatMap(({ what, writings }) => writings.map((line) => [what, line] as const)))(
  'H167 %s: %j are one answer, whichever is the key',
  (_, line) => {
    for (const key of line) for (const typed of line) expect(isTaken(typed, key), `${typed} for ${key}`).toBe(true)
  },
)

test.each(different.flatMap(({ what, writings }) => writings.map((line) => [what, line] as const)))(
  'H167 %s: %j are different answers',
  (_, line) => {
    for (const key of line)
      for (const typed of line) expect(isTaken(typed, key), `${typed} for ${key}`).toBe(typed === key)
  },
)

test.each(typedFor)('H167 for %j in the key %j may be typed', (key, ...typed) => {
  for (const each of typed) expect(isTaken(each, key), `${each} for ${key}`).toBe(true)
})

test.each([
  ['It\u2019s', "it's"],
  ['well\u2014known', 'well-known'],
  ['  two\u00a0 words ', 'two words'],
  ['ca\u0300', 'c\u00e0'],
  ['C\u00c0', 'c\u00e0'],
  ['', ''],
])('protocol 6: %j is compared as %j', (typed, compared) => {
  expect(normaliseAnswer(typed)).toBe(compared)
})

const hardText = fc.string({
  unit: fc.constantFrom(...' aeghiouyqnxđĐðıІо\u0300\u0301\u0302\u031b\u0323\u0307áàấờ01,.-x×*+\'_"%°…ﬁ²'),
  maxLength: 24,
})

test('whatever is no text is no answer, and what is compared stays as it is when compared again', () => {
  for (const value of [null, undefined, 3, {}, []]) expect(normaliseAnswer(value)).toBe('')
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), hardText), (text) => {
      expect(normaliseAnswer(normaliseAnswer(text))).toBe(normaliseAnswer(text))
      expect(normaliseWords(normaliseWords(text))).toBe(normaliseWords(text))
    }),
    { numRuns: 2_000 },
  )
})

test('H167 plain letters, digits and signs are compared as those of other alphabets', () => {
  const wide = (text: string): string =>
    text.replace(/[!-_a-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.stringMatching(/^[a-c0-3 .,x'-]*$/)), (text) => {
      expect(normaliseAnswer(wide(text))).toBe(normaliseAnswer(text))
    }),
    { numRuns: 2_000 },
  )
})

test('H141, H167 ten thousand comparisons stay cheap, of words and of what takes longest', () => {
  const words = ['an elephant', 'Yes, I am.', 'Nguyễn Hoà Bình', '1 234 567,5', 'hо\u0323с']
  const begin = performance.now()
  for (let time = 0; time < 2_000; time++) for (const text of words) normaliseAnswer(text)
  expect(performance.now() - begin).toBeLessThan(1_000)
  const piles = [
    '1 000'.repeat(10_000),
    'á'.repeat(50_000),
    ' ,'.repeat(25_000),
    '1.'.repeat(25_000),
    'oà '.repeat(9_000),
  ]
  for (const text of piles) {
    const start = performance.now()
    normaliseAnswer(text)
    expect(performance.now() - start, text.slice(0, 6)).toBeLessThan(200)
  }
})
