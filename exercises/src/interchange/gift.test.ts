import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGift, writeGift } from './gift.ts'
import type { GiftAnswer, GiftItem } from './items.ts'

const answer = (given: Partial<GiftAnswer>): GiftAnswer => ({
  ...{ sign: '~', text: '', match: null, weight: null, feedback: '' },
  ...given,
})
const item = (given: Partial<GiftItem>): GiftItem => ({
  ...{ title: '', text: '', tail: '', asks: { kind: 'essay' }, feedback: '' },
  ...given,
})

test('the questions of a file are read, whatever they ask', () => {
  const file = `// a comment
$CATEGORY: $course$/top/animals

::Pets::[html]What says meow? {
  =a cat#Yes.
  ~a dog
  ~%-50%a hen#It clucks.
  ####Cats meow.
}

A cow {=gives ~takes} milk.

Match. {=cat -> con mèo =dog -> con chó}

Ice is hot. {FALSE#It is cold.}

How many legs has a spider? {#8:0}

Write about your cat. {}
`
  expect(readGift(file)).toEqual({
    unread: [],
    items: [
      item({
        title: 'Pets',
        text: 'What says meow?',
        asks: {
          kind: 'answers',
          answers: [
            answer({ sign: '=', text: 'a cat', feedback: 'Yes.' }),
            answer({ text: 'a dog' }),
            answer({ text: 'a hen', weight: -50, feedback: 'It clucks.' }),
          ],
        },
        feedback: 'Cats meow.',
      }),
      item({
        text: 'A cow',
        tail: 'milk.',
        asks: { kind: 'answers', answers: [answer({ sign: '=', text: 'gives' }), answer({ text: 'takes' })] },
      }),
      item({
        text: 'Match.',
        asks: {
          kind: 'answers',
          answers: [
            answer({ sign: '=', text: 'cat', match: 'con mèo' }),
            answer({ sign: '=', text: 'dog', match: 'con chó' }),
          ],
        },
      }),
      item({ text: 'Ice is hot.', asks: { kind: 'truth', truth: false } }),
      item({ text: 'How many legs has a spider?', asks: { kind: 'numbers', numbers: '8:0' } }),
      item({ text: 'Write about your cat.' }),
    ],
  })
})

test('what is no question is told with its line', () => {
  expect(readGift('\nNo answers here.\n\nA cat {=meows\n\nIt {is} late.\n')).toEqual({
    items: [],
    unread: [
      { line: 2, text: 'No answers here.' },
      { line: 4, text: 'A cat {=meows' },
      { line: 6, text: 'It {is} late.' },
    ],
  })
})

test('signs of the format stand in words, and lines stay lines', () => {
  const words = item({
    title: '1 :: 2',
    text: '// {a} = ~b\n\n#c: \\ d',
    asks: { kind: 'answers', answers: [answer({ sign: '=', text: '%50% -> x' }), answer({ text: 'y#z' })] },
    feedback: '100%: # = }',
  })
  expect(readGift(writeGift([words, words]))).toEqual({ items: [words, words], unread: [] })
})

const said = fc
  .array(
    fc.constantFrom('cat', 'mèo', ' ', '\n', ...'~=#{}:\\[]%$/->'.split(''), '->', '::', '####', '//', '%50%', 'T'),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join('').trim())

test('what was written is read again, and nothing that is read throws', () => {
  const answers = fc.array(
    fc.record({
      sign: fc.constantFrom('=' as const, '~' as const),
      text: said,
      match: fc.option(said),
      weight: fc.option(fc.integer({ min: -100, max: 100 })),
      feedback: said,
    }),
    { minLength: 1, maxLength: 4 },
  )
  const items = fc.array(
    fc.record({
      title: said,
      text: said,
      tail: said,
      asks: answers.map((all): GiftItem['asks'] => ({ kind: 'answers', answers: all })),
      feedback: said,
    }),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(items, (all) => {
      expect(readGift(writeGift(all))).toEqual({ items: all, unread: [] })
    }),
    { numRuns: 1_000, seed: 12 },
  )
  fc.assert(fc.property(fc.string(), (text) => void readGift(text)))
})
