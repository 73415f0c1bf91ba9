import { expect, test } from 'vitest'
import { markedItems, partsOf, saidIn } from './key-words.ts'

test.each([
  ['a text', 'cat', ['cat']],
  ['variants between pipes', ' cat | |kitten|', ['cat', 'kitten']],
  ['a list', ['cat', 'kitten|puss', 7], ['cat', 'kitten', 'puss', '7']],
  ['JSON text', '["cat", "dog"]', ['cat', 'dog']],
  ['a text that only begins like JSON', '[the] cat', ['[the] cat']],
  ['nothing', [null, {}, true, '', ' '], []],
])('C-408, C-409, C-410 the parts of %s', (_, stored, parts) => {
  expect(partsOf(stored)).toEqual(parts)
})

test.each([
  ['<b>cat</b>', ['cat']],
  ['<p><em>cat</em>|a <span class="x">cat</span></p>', ['cat', 'a cat']],
  ['it&#39;s|it&apos;s', ["it's", "it's"]],
  ['the dog&nbsp;s', ['the dog s']],
  ['fish &amp; chips', ['fish & chips']],
  ['ca\u0300  phe\u0302', ['cà phê']],
  ['2 < 3', ['2 < 3']],
  ['3<5 and 7>2|<b>x</b>', ['3<5 and 7>2', 'x']],
  ['&#124;|a&#x7c;b|c&vert;', ['|', 'a|b', 'c|']],
  ['&lt;b&gt;|&amp;lt;|&amp;#124;', ['<b>', '&lt;', '&#124;']],
])(
  'C-391, C-392, H163 of %j only the words are left, and a bar that is written as an entity is one of them',
  (stored, parts) => {
    expect(partsOf(stored)).toEqual(parts)
  },
)

test('C-406 answer, text and Text count alike; the first that says something is taken', () => {
  expect(saidIn({ answer: '', text: 'is' })).toBe('is')
  expect(saidIn({ answer: ' ', text: null, Text: 'is' })).toBe('is')
  expect(saidIn({ answer: [], Text: ['is'] })).toEqual(['is'])
  expect(saidIn({ answer: 0, text: 'is' })).toBe(0)
  expect(saidIn({ question: 'is' })).toBeUndefined()
})

test.each([
  ['an unmarked item is right where none is marked', [{}, {}], [true, true]],
  ['a mark makes one wrong', [{}, { isCorrect: 'false' }], [true, false]],
  [
    'an unmarked one beside one that is marked right is wrong',
    [{ isCorrect: 'true' }, {}, { isCorrect: null }],
    [true, false, false],
  ],
  ['wherever the marked one stands', [{}, { isCorrect: true }], [false, true]],
])('C-403 %s', (_, items, marks) => {
  expect(markedItems(items).map(({ isCorrect }) => isCorrect)).toEqual(marks)
  expect(markedItems(JSON.stringify(items)).map(({ isCorrect }) => isCorrect)).toEqual(marks)
})

test('C-384, C-385, C-409 a key is a list, one item or a text; JSON text that cannot be read is none', () => {
  expect(markedItems('is')).toMatchObject([{ said: 'is', isCorrect: true }])
  expect(markedItems('{"Text": "is"}')).toMatchObject([{ said: 'is', isCorrect: true }])
  for (const nothing of [undefined, null, '', ' ', [], '[{"answer": "is"', '{'])
    expect(markedItems(nothing)).toEqual([])
})
