import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerText, dealPieces, giveNothingAway, joined, piecesFor, piecesOf, startOrder, unitOf } from './pieces.ts'

const shuffledBy = (shuffedType: string) => ({ settings: { question: { shuffedType } } })
const arranged = (arrangementType: string) => ({ settings: { arrangementType } })
const letters = arranged('word')
const words = arranged('sentence')
const groups = arranged('other')

test.each([
  ['arrangementType word', letters, 'letters'],
  ['shuffedType character', shuffledBy('character'), 'letters'],
  ['option CHARACTER', { option: 'CHARACTER' }, 'letters'],
  ['arrangementType sentence', words, 'words'],
  ['shuffedType word', shuffledBy('word'), 'words'],
  ['option SENTENCES', { option: 'SENTENCES' }, 'words'],
  ['arrangementType other', groups, 'groups'],
  ['an arrangement of another name', arranged('toString'), 'groups'],
  ['no setting', {}, 'groups'],
  ['arrangementType over the others', { ...words, option: 'CHARACTER' }, 'words'],
  ['any letter case', arranged(' Sentence '), 'words'],
])('C-448, C-401, C-418, C-421 %s', (_, split, unit) => {
  expect(unitOf(split)).toBe(unit)
})

test.each([
  ['UNSCRAMBLEWORDS', 'letters'],
  ['MAKESENTENCE', 'words'],
  ['MAKESENTENCE_WORDSGROUP', 'groups'],
  ['ANYTHING', 'groups'],
])('C-397, C-398 the variant %s alone means %s', (optionType, unit) => {
  expect(unitOf({ optionType })).toBe(unit)
})

test.each([
  ['kite', letters, ['k', 'i', 't', 'e'], 'kite'],
  ['ice cream', letters, ['i', 'c', 'e', ' ', 'c', 'r', 'e', 'a', 'm'], 'ice cream'],
  ['ca\u0300', letters, ['c', '\u00e0'], 'c\u00e0'],
  [' I  like\u00a0tea. ', words, ['I', 'like', 'tea.'], 'I like tea.'],
  ['on Sunday| I |play chess', groups, ['on Sunday', 'I', 'play chess'], 'on Sunday I play chess'],
  ['I like tea.', groups, ['I like tea.'], 'I like tea.'],
  ['', words, [], ''],
])('B-310, B-311, B-312, C-444, C-445, C-448 %j is split and joined again', (answer, split, texts, text) => {
  expect(piecesOf(answer, split)).toEqual(texts)
  expect(joined(texts, split)).toBe(text)
  expect(answerText(answer, split)).toBe(text)
})

const textAt = (order: readonly { text: string }[]) => order.map(({ text }) => text).join('|')

test('C-446 whatever the ids and the seed, the pieces are never first shown as the answer', () => {
  const answers = fc.constantFrom('a b', 'a b c', 'a b c d', 'a a b', 'the cat sees the dog', 'a b c d e f')
  fc.assert(
    fc.property(answers, fc.string(), fc.string(), (answer, chance, seed) => {
      const texts = piecesOf(answer, words)
      const pieces = dealPieces(
        answer,
        words,
        texts.map((_, index) => `${(index * 7) % 10} ${chance}`),
      )
      expect(
        joined(
          startOrder(pieces, seed).map(({ text }) => text),
          words,
        ),
      ).not.toBe(answer)
    }),
  )
})

test.each(['a', 'a a', 'no no no'])('C-447 where every order is the answer it is shown as it is: %j', (answer) => {
  const texts = piecesOf(answer, words)
  const pieces = dealPieces(
    answer,
    words,
    texts.map((_, index) => `id ${index}`),
  )
  expect(startOrder(pieces, 'seed').map(({ text }) => text)).toEqual(texts)
  expect(giveNothingAway({ ...words, answer, pieces })).toBe(true)
})

test('an order of ids that is the answer is found', () => {
  const pieces = ['I', 'like', 'tea'].map((text, index) => ({ id: String(index), text }))
  expect(giveNothingAway({ ...words, answer: 'I like tea', pieces })).toBe(false)
  expect(giveNothingAway({ ...words, answer: 'like I tea', pieces })).toBe(true)
})

test('the start is the same for a seed, whatever order the pieces come in, and seeds differ', () => {
  const pieces = dealPieces('we fly a red kite', words, ['5', '1', '4', '2', '3'])
  const starts = Array.from({ length: 40 }, (_, index) => textAt(startOrder(pieces, `sitting ${index}`)))
  expect(new Set(starts).size).toBe(5)
  expect(textAt(startOrder(pieces.toReversed(), 'sitting 0'))).toBe(starts[0])
})

test('protocol 6: each piece gets one of the ids handed in, and too few or equal ids are refused', () => {
  expect(
    dealPieces('b a', words, ['y', 'x'])
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['x', 'y'])
  for (const ids of [['x'], ['x', 'x'], ['x', 'y', 'z']])
    expect(() => dealPieces('b a', words, ids)).toThrow(RangeError)
})

test('C-446 the pieces that a stored question gets are always the same, have an id each and give nothing away', () => {
  const answers = fc.constantFrom('a b', 'a b c', 'a b c d', 'a a b', 'the cat sees the dog', 'no no', 'one')
  fc.assert(
    fc.property(answers, fc.string(), (answer, id) => {
      const pieces = piecesFor(id, answer, words)
      expect(piecesFor(id, answer, words)).toEqual(pieces)
      expect(pieces.map(({ text }) => text)).toEqual(piecesOf(answer, words))
      expect(new Set(pieces.map((piece) => piece.id)).size).toBe(pieces.length)
      expect(giveNothingAway({ ...words, answer, pieces })).toBe(true)
    }),
  )
})

test('C-446 the id of such a piece tells nothing of its place: in another order the same pieces have the same ids', () => {
  const byId = (answer: string) => piecesFor('q', answer, words).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  expect(byId('the cat sees the dog')).toEqual(byId('the dog sees the cat'))
})
