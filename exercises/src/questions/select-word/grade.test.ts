import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'
import { choiceOf, gapsOf } from './sentence.ts'

const asked = (questionText: string, answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, questionText, answers, ...more })
const isRight = (question: Question, ...choices: (string | null)[]): boolean => grade(question, { choices }).correct
const gapsIn = (question: Question) => gapsOf(toPublic(question).sentence)

const talk = asked('She is | are ten. He live | lives in Hue.', ['is', 'lives'])

describe('marking', () => {
  test('C-466 correct if all chosen words match', () => {
    expect(grade(talk, { choices: ['is', 'lives'] })).toEqual({
      correct: true,
      right: 2,
      total: 2,
      parts: { 0: true, 1: true },
    })
    expect(grade(talk, { choices: ['are', 'lives'] })).toEqual({
      correct: false,
      right: 1,
      total: 2,
      parts: { 0: false, 1: true },
    })
  })

  test('C-467 a dropdown left unchosen is wrong', () => {
    expect(grade(talk, { choices: ['is', null] }).parts).toEqual({ 0: true, 1: false })
    expect(isRight(talk, null, null)).toBe(false)
  })

  test('H027 case, spaces and the form of a letter with marks do not change the verdict of a choice', () => {
    const question = asked('A caf\u00e9 | bar', ['CAFE\u0301'])
    for (const chosen of ['café', 'CAFÉ', ' cafe\u0301 ']) expect(isRight(question, chosen)).toBe(true)
    expect(isRight(question, 'cafe')).toBe(false)
  })

  test('choices that differ in nothing but case are two choices', () => {
    const question = asked('She is Polish | polish.', ['Polish'])
    expect(isRight(question, 'Polish')).toBe(true)
    expect(isRight(question, 'polish')).toBe(false)
    expect(choiceOf(['Polish', 'polish'], 'POLISH')).toBeUndefined()
  })

  test('a word of the key that is no choice makes its gap wrong, whatever is chosen', () => {
    const question = asked('She is | are ten.', ['am'])
    for (const choice of ['is', 'are', 'am', null]) expect(isRight(question, choice)).toBe(false)
    expect(correctResponse(question)).toEqual({ choices: [null] })
  })

  test('C-408 an item may name several right words for its gap', () => {
    const question = asked('I have a | some | the milk and a | an egg.', ['some | the', 'an'])
    expect(isRight(question, 'some', 'an')).toBe(true)
    expect(isRight(question, 'the', 'an')).toBe(true)
    expect(isRight(question, 'a', 'an')).toBe(false)
  })

  test('what is no response, or has another number of choices, counts as unanswered', () => {
    for (const response of [
      null,
      'is',
      {},
      { choices: 'is' },
      { choices: ['is'] },
      { choices: ['is', 'lives', null] },
      { choices: ['is', 1] },
      { choices: ['is', 'x'.repeat(3_000)] },
    ])
      expect(grade(talk, response)).toEqual({ correct: false, right: 0, total: 2, parts: { 0: false, 1: false } })
  })

  test('whatever the key, the correct response is right, fits and is ready, and the empty one is not right', () => {
    const word = fc.stringMatching(/^[a-z]{1,3}$/)
    const gap = fc.uniqueArray(word, { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(gap, { minLength: 1, maxLength: 4 }), (gaps) => {
        const question = asked(
          gaps.map((choices) => `[${choices.join(' | ')}]`).join(' and '),
          gaps.map(([first]) => ({ answer: first })),
        )
        const response = correctResponse(question)
        expect(grade(question, response).correct).toBe(true)
        expect(responseTo(question).safeParse(response).success).toBe(true)
        expect(isReady(toPublic(question), response)).toBe(true)
        expect(grade(question, emptyResponse(toPublic(question))).right).toBe(0)
      }),
    )
  })
})

describe('the key as it is stored', () => {
  test.each([
    ['texts in a list', ['is', 'lives']],
    ['JSON text', '["is", "lives"]'],
    ['one text with a word for each gap', 'is | lives'],
    ['items', [{ id: 1, answer: 'is' }, { answer: 'lives' }]],
    ['items of the other spellings', [{ text: 'is' }, { Text: 'lives' }]],
    ['JSON text in an item', [{ answer: '["is", "lives"]' }]],
    [
      'all words with marks',
      [{ answer: 'is', isCorrect: 'true' }, { answer: 'are' }, { answer: 'lives', isCorrect: true }],
    ],
    ['wrong words with marks', [{ answer: 'is' }, { answer: 'are', isCorrect: 'false' }, { answer: 'lives' }]],
  ])('C-384, C-403, C-406, C-409, C-410 the key may be %s', (_, answers) => {
    const question = asked('She is | are ten. He live | lives in Hue.', answers)
    expect(isRight(question, 'is', 'lives')).toBe(true)
    expect(isRight(question, 'are', 'lives')).toBe(false)
  })

  test('C-385 a key that cannot be read leaves gaps that nobody answers right, and nothing throws', () => {
    for (const answers of [undefined, null, '', '[1,', {}, [null], [{ answer: {} }], true]) {
      const question = asked('She is | are ten.', answers)
      expect(grade(question, { choices: ['is'] })).toMatchObject({ correct: false, total: 1 })
      expect(grade(asked('No group', answers), { choices: [] })).toMatchObject({ correct: false, total: 0 })
    }
  })

  test('a parsed question parses to itself', () => {
    for (const question of [talk, asked('a | b', [{ answer: 'a|b', isCorrect: true }, 'c'])])
      expect(questionSchema.parse(question)).toEqual(question)
  })
})

describe('the gaps', () => {
  test('C-395, C-396 each group of the text is a gap with its choices', () => {
    expect(gapsIn(talk)).toEqual([
      ['are', 'is'],
      ['live', 'lives'],
    ])
    expect(gapsIn(asked('', ['a'], { question: 'I see a | an egg' }))).toEqual([['a', 'an']])
  })

  test('C-393 blanks without a group offer the words of the key, each once, whatever their order', () => {
    const question = asked('___ and ___', ['dog', 'Cat', 'dog'])
    expect(gapsIn(question)).toEqual([
      ['Cat', 'dog'],
      ['Cat', 'dog'],
    ])
    expect(isRight(question, 'dog', 'Cat')).toBe(true)
  })

  test('a question with neither has one gap below its words', () => {
    const question = asked('What is it?', [{ answer: 'a cat', isCorrect: true }, { answer: 'a dog' }])
    expect(gapsIn(question)).toEqual([['a cat', 'a dog']])
    expect(toPublic(question).questionText).toBe('What is it?')
  })
})

describe('what a pupil receives', () => {
  test('nothing of the key, and not the order in which the choices were written', () => {
    const shown = (text: string, key: string) => JSON.stringify(toPublic(asked(`She ${text} ten.`, [key])))
    expect(shown('is | are | am', 'is')).toBe(shown('am | is | are', 'am'))
    expect(toPublic(talk)).not.toHaveProperty('answers')
    expect(toPublic(talk).questionText).toBe('')
  })
})

test('C-465 submit needs one chosen dropdown', () => {
  expect(isReady(toPublic(talk), emptyResponse(toPublic(talk)))).toBe(false)
  expect(isReady(toPublic(talk), { choices: [null, 'live'] })).toBe(true)
})

test('H024 a response has for each gap one of its choices or none', () => {
  const fits = (choices: unknown) => responseTo(talk).safeParse({ choices }).success
  expect(
    [
      ['is', 'live'],
      [null, null],
      ['IS', null],
    ].map(fits),
  ).toEqual([true, true, true])
  expect([['lives', 'is'], ['is'], ['am', null], ['', null], ['is', 'live', null], 'is', null].some(fits)).toBe(false)
})

test('the response in one line has a word for each gap', () => {
  expect(summarise(toPublic(talk), { choices: ['is', null] })).toBe('is, …')
})
