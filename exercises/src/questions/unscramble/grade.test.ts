import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, summarise, toPublic } from './grade.ts'
import { questionSchema } from './schema.ts'

const stored = {
  id: 'one',
  answer: 'the cat sees the dog',
  settings: { arrangementType: 'sentence' },
  pieces: [
    { id: 'e', text: 'the' },
    { id: 'a', text: 'cat' },
    { id: 'd', text: 'sees' },
    { id: 'c', text: 'the' },
    { id: 'b', text: 'dog' },
  ],
}
const question = questionSchema.parse(stored)
const letters = questionSchema.parse({
  id: 'two',
  answer: 'eat',
  option: 'CHARACTER',
  pieces: [
    { id: 'x', text: 'e' },
    { id: 'z', text: 'a' },
    { id: 'y', text: 't' },
  ],
})

test.each([
  [['e', 'a', 'd', 'c', 'b'], true],
  [['c', 'a', 'd', 'e', 'b'], true],
  [['a', 'e', 'd', 'c', 'b'], false],
  [['e', 'a', 'd', 'c'], false],
  [['e', 'a', 'd', 'e', 'b'], false],
  [['e', 'a', 'd', 'c', 'b', 'b'], false],
  [['e', 'a', 'd', 'c', 'elsewhere'], false],
  [[], false],
])('C-443, C-444, H028 the order %j is right if its text is the answer: %j', (order, correct) => {
  expect(grade(question, { order })).toEqual({ correct, right: correct ? 1 : 0, total: 1, parts: { order: correct } })
})

test('C-445 letters are joined without a separator', () => {
  expect(grade(letters, { order: ['x', 'z', 'y'] }).correct).toBe(true)
  expect(summarise(toPublic(letters), { order: ['y', 'x', 'z'] })).toBe('tea')
})

test('a question without pieces is never right', () => {
  expect(grade(questionSchema.parse({ id: 'none' }), { order: [] }).correct).toBe(false)
})

test('C-488 D62 it may be submitted once a piece lies in the line, finished or not', () => {
  const ready = (order: string[]) => isReady(toPublic(question), { order })
  expect(isReady(toPublic(question), emptyResponse())).toBe(false)
  expect([['e'], ['e', 'a', 'd', 'c', 'b']].map(ready)).toEqual([true, true])
})

test('the correct response uses each piece once', () => {
  const { order } = correctResponse(question)
  expect(order.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(grade(question, { order }).correct).toBe(true)
})

test('no pupil receives the answer or the stored order', () => {
  const twin = questionSchema.parse({ ...stored, answer: 'the dog sees the cat', pieces: stored.pieces.toReversed() })
  const shown = toPublic(question)
  expect(JSON.stringify(toPublic(twin))).toBe(JSON.stringify(shown))
  expect(shown.pieces.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(shown).not.toHaveProperty('answer')
})

test('the summary is the text so far, and nothing for an order that cannot be', () => {
  expect(summarise(toPublic(question), { order: ['e', 'a'] })).toBe('the cat')
  expect(summarise(toPublic(question), emptyResponse())).toBe('')
  expect(summarise(toPublic(question), { order: ['e', 'e'] })).toBe('')
})

test('C-384 pieces and settings are read from JSON text', () => {
  const texts = { ...stored, pieces: JSON.stringify(stored.pieces), settings: JSON.stringify(stored.settings) }
  expect(questionSchema.parse(texts)).toEqual(question)
})

describe('C-383, C-402, C-494 a question of an old paper', () => {
  const kept = (more: object) => questionSchema.parse({ id: 'old', ...more })
  const texts = ({ pieces }: typeof question): string[] => pieces.map(({ text }) => text)

  test.each([
    ['JSON text', '[{"id":1,"answer":"I like tea.","isCorrect":true}]'],
    ['a list', [{ Text: 'I like tea.' }]],
    ['one of which is wrong', [{ answer: 'I tea like.', isCorrect: 'false' }, { answer: 'I like tea.' }]],
    ['one of which is marked', [{ answer: 'I tea like.' }, { answer: 'I like tea.', isCorrect: true }]],
    ['a plain text', 'I like tea.'],
  ])('C-384, C-403, C-409 has its answer in answers: %s', (_, answers) => {
    const read = kept({ optionType: 'MAKESENTENCE', answers })
    expect(texts(read)).toEqual(['I', 'like', 'tea.'])
    expect(grade(read, correctResponse(read)).correct).toBe(true)
    expect(toPublic(read)).not.toHaveProperty('answers')
    expect(questionSchema.parse(read)).toEqual(read)
  })

  test('C-448 bars in its answer part the groups', () => {
    expect(texts(kept({ answers: [{ answer: 'on Sunday | I|play chess' }] }))).toEqual(['on Sunday', 'I', 'play chess'])
  })

  test('C-401, C-443 without pieces gets them from its answer', () => {
    const school = kept({ answer: 'school', option: 'CHARACTER' })
    expect(texts(school)).toEqual([...'school'])
    expect(grade(school, correctResponse(school)).correct).toBe(true)
    expect(kept({ answer: 'school', option: 'CHARACTER', pieces: '[{' })).toEqual(school)
    expect(kept({ answer: 2026, option: 'CHARACTER' }).pieces).toHaveLength(4)
  })

  test('C-391 has marks, entities and other forms of letters in its answer or its pieces', () => {
    const pieces = [
      { id: 'a', text: 'cafe\u0301' },
      { id: 'b', text: '<b>Nam&#39;s</b>' },
    ]
    const read = kept({ answer: 'Nam&#39;s&nbsp;<i>café</i>', option: 'SENTENCES', pieces })
    expect(texts(read)).toEqual(['café', "Nam's"])
    expect(grade(read, { order: ['b', 'a'] }).correct).toBe(true)
    const cream = kept({ answer: 'ice cream', option: 'CHARACTER' })
    const spaced = cream.pieces.map(({ id, text }) => ({ id, text: text.replace(' ', '\u00a0') }))
    expect(kept({ ...cream, pieces: spaced })).toEqual(cream)
  })
})

test.each([
  ['pieces of another answer', { answer: 'the cat sees a dog' }],
  ['a missing piece', { pieces: stored.pieces.slice(1) }],
  ['an id twice', { pieces: stored.pieces.map((piece) => ({ ...piece, id: piece.text })) }],
  ['C-446 ids in the order of the answer', { pieces: stored.pieces.map(({ text }, at) => ({ id: String(at), text })) }],
])('a stored question with %s is refused', (_, change) => {
  expect(questionSchema.safeParse({ ...stored, ...change }).success).toBe(false)
})
