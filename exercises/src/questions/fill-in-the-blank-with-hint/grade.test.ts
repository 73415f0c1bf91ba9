import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'

const asked = (questionText: string, answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, questionText, answers, ...more })
const shownOf = (question: Question): string[] =>
  toPublic(question).gaps.map(({ cells }) => cells.map((cell) => cell ?? '_').join(''))
const isRight = (question: Question, letters: Iterable<string>): boolean =>
  grade(question, { blanks: [...letters] }).correct

describe('the hint', () => {
  test('C-463 a gap has a box for each letter and digit; signs between them are shown', () => {
    expect(shownOf(asked('A ___.', ["it's 7-up"]))).toEqual(["__'_ _-__"])
    expect(shownOf(asked('A ___.', ['?!']))).toEqual(['__'])
    expect(shownOf(asked('A ___.', ['cafe\u0301']))).toEqual(['____'])
  })

  test('C-393 each gap of the text has its own boxes, in either field; without one there is a gap alone', () => {
    expect(shownOf(asked('A ___ and a ___.', ['cat', 'bird']))).toEqual(['___', '____'])
    expect(shownOf(asked('', ['cat'], { question: 'A ___.' }))).toEqual(['___'])
    expect(shownOf(asked('No gap', ['cat']))).toEqual(['___'])
  })

  test('C-408 where a word is written in several ways the first one gives the boxes', () => {
    expect(shownOf(asked('A ___.', ['colour|color']))).toEqual(['______'])
  })

  test('C-402 words about a gap are shown, the word never', () => {
    const question = asked('A ___.', [{ text: 'cat', question: 'It says meow.' }], { explainText: { text: 'cat' } })
    expect(toPublic(question).gaps).toEqual([{ cells: [null, null, null], clue: 'It says meow.' }])
    expect(JSON.stringify(toPublic(question))).not.toContain('cat')
  })
})

describe('the key as it is stored', () => {
  test.each([
    ['text', [{ text: 'cat' }]],
    ['Text', [{ Text: 'cat' }]],
    ['JSON text', '[{"answer": "cat"}]'],
    ['a list of texts', ['cat']],
    ['a plain text', 'cat'],
  ])('C-406, C-384, C-409 a word stands in %s', (_, answers) => {
    expect(isRight(asked('A ___.', answers), 'cat')).toBe(true)
  })

  test('C-385 a key that cannot be read leaves a gap without boxes, and nothing throws', () => {
    for (const answers of [
      undefined,
      null,
      '',
      {},
      [null],
      [{ text: {} }],
      true,
      [{ text: 'a', isCorrect: 'false' }],
    ]) {
      const question = asked('A ___.', answers)
      expect(shownOf(question)).toEqual([''])
      for (const blanks of [[], ['x']])
        expect(grade(question, { blanks })).toEqual({ correct: false, right: 0, total: 1, parts: { 0: false } })
    }
  })

  test('a parsed question parses to itself', () => {
    const question = asked('A ___.', [{ Text: 'a|b', isCorrect: 'true', question: 'x' }])
    expect(questionSchema.parse(question)).toEqual(question)
  })
})

describe('marking', () => {
  const pair = asked('A ___ and a ___.', ['cat', 'ox'])

  test('C-464 the letters of a gap one behind the other must be its word', () => {
    expect(isRight(pair, 'catox')).toBe(true)
    expect(isRight(pair, 'catxo')).toBe(false)
    expect(grade(pair, { blanks: ['c', 'a', 't', 'o', ''] })).toEqual({
      correct: false,
      right: 1,
      total: 2,
      parts: { 0: true, 1: false },
    })
  })

  test('C-464 what counts are the letters together, so a shorter way to write the word may leave a box empty', () => {
    const question = asked('A ___.', ['colour|color'])
    for (const blanks of [
      [...'color', ''],
      ['', ...'color'],
      [...'colo', '', 'r'],
    ])
      expect(grade(question, { blanks }).correct).toBe(true)
    expect(isRight(question, 'colour')).toBe(true)
    expect(isRight(question, ['c', 'o', 'l', 'o', 'u', ''])).toBe(false)
  })

  test('H027 letters are compared without regard to case, to spaces and to how their marks were typed', () => {
    const question = asked('A ___.', ['Café'])
    expect(isRight(question, [' C', 'A ', 'f', 'e\u0301'])).toBe(true)
    expect(isRight(question, 'ｃａｆé')).toBe(true)
    expect(isRight(question, 'cafe')).toBe(false)
  })

  test('C-464 one item with a part for each gap has one word for each of them', () => {
    expect(isRight(asked('A ___ and a ___.', 'cat|ox'), 'catox')).toBe(true)
  })

  test('C-463 a box takes one letter: more is no response', () => {
    for (const blanks of [['cat', '', '', 'o', 'x'], [...'cato'], [...'catoxe'], [1, 2, 3, 4, 5], 'catox'])
      for (const response of [{ blanks }, blanks, null]) {
        expect(grade(pair, response)).toMatchObject({ correct: false, right: 0, total: 2 })
        expect(responseTo(pair).safeParse(response).success).toBe(false)
      }
    expect(responseTo(pair).safeParse({ blanks: ['e\u0301', '', ' ', 'x', '?'] }).success).toBe(true)
  })

  test('whatever the words, the correct response is right and the empty one is not', () => {
    const word = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '' && !text.includes('|'))
    fc.assert(
      fc.property(fc.array(word, { minLength: 2 }), (words) => {
        const question = asked(
          words.map(() => '___').join(' and '),
          words.map((text) => ({ text })),
        )
        const shown = toPublic(question)
        if (shown.gaps.every(({ cells }) => cells.includes(null)))
          expect(grade(question, correctResponse(question)).correct).toBe(true)
        expect(grade(question, emptyResponse(shown)).right).toBe(0)
      }),
    )
  })
})

test('C-489 one letter may be submitted, none may not', () => {
  const question = toPublic(asked('A ___.', ['cat']))
  expect(isReady(question, emptyResponse(question))).toBe(false)
  expect(isReady(question, { blanks: ['', ' ', '\u200b'] })).toBe(false)
  expect(isReady(question, { blanks: ['', '', 'x'] })).toBe(true)
})

test('the response in one line shows the words with their signs and what was written', () => {
  const question = toPublic(asked('___ and ___', ['ice cream', 'tea']))
  expect(summarise(question, { blanks: [...'icecream', 't', '', 'a'] })).toBe('ice cream, t…a')
})

test('H167 the letters make the word wherever its tone mark stands', () => {
  expect(isRight(asked('A ___.', ['hoà']), 'hòa')).toBe(true)
  expect(isRight(asked('A ___.', ['hoà']), 'hóa')).toBe(false)
})
