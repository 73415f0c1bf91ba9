import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'
import { sentencesOf } from './sentences.ts'

const asked = (questionText: string, answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, questionText, answers, ...more })
const isRight = (question: Question, ...blanks: string[]): boolean => grade(question, { blanks }).correct

describe('the key as it is stored', () => {
  test.each([
    ['text', [{ text: 'cat' }]],
    ['Text', [{ Text: 'cat' }]],
    ['text behind an empty answer', [{ answer: '', text: 'cat' }]],
    ['answer', [{ answer: 'cat' }]],
    ['JSON text', JSON.stringify([{ Text: 'cat' }])],
    ['one item', '{"text": "cat"}'],
    ['a list of texts', ['cat']],
    ['a plain text', 'cat'],
  ])('C-406, C-384, C-409, C-410 the words of an item stand in %s', (_, answers) => {
    expect(isRight(asked('A ___.', answers), 'cat')).toBe(true)
    expect(isRight(asked('A ___.', answers), 'dog')).toBe(false)
  })

  test('C-385 a key that cannot be read leaves a question that nobody answers right, and nothing throws', () => {
    for (const answers of [undefined, null, '', '[1,', {}, [null], [{ text: {} }], true, 5n]) {
      const question = asked('A ___.', answers)
      expect(grade(question, { blanks: ['x'] })).toMatchObject({ correct: false, total: 1 })
      expect(grade(question, correctResponse(question)).total).toBe(1)
    }
  })

  test('C-403 an item that is marked wrong is no answer', () => {
    for (const no of [false, 'false', ' False '])
      expect(isRight(asked('A ___.', [{ text: 'cat' }, { text: 'dog', isCorrect: no }]), 'dog')).toBe(false)
    for (const yes of [true, 'true', null, undefined])
      expect(isRight(asked('A ___.', [{ text: 'cat' }, { text: 'dog', isCorrect: yes }]), 'dog')).toBe(true)
  })

  test('a parsed question parses to itself', () => {
    const question = asked('', [{ Text: 'a|b', isCorrect: 'true' }], { questions: ['I # a boy.'] })
    expect(questionSchema.parse(question)).toEqual(question)
  })
})

describe('where the blanks are', () => {
  const texts = (question: Question): string[] => sentencesOf(question).map(({ text }) => text)

  test.each([
    ['a list', ['I # tea.', 'She # milk.']],
    ['JSON text', '["I # tea.", "She # milk."]'],
    ['lines', 'I # tea.\nShe ## milk.'],
    ['items', [{ question: 'I # tea.' }, { text: 'She # milk.' }]],
  ])('C-388 the sentences with a # gap are stored as %s', (_, questions) => {
    expect(texts(asked('Read.', [], { questions }))).toEqual(['I ___ tea.', 'She ___ milk.'])
  })

  test('C-388, C-385 sentences that cannot be read are none', () => {
    for (const questions of [undefined, null, 3, {}, '[', [null, {}, 4]]) {
      const shown = texts(asked('A ___.', [], { questions }))
      expect(shown.at(-1)).toBe('A ___.')
    }
  })

  test('C-393 three underscores are a blank in either field, and without one there is a box alone', () => {
    expect(emptyResponse(toPublic(asked('a __ b ___ c ______', []))).blanks).toEqual(['', ''])
    expect(emptyResponse(toPublic(asked('', [], { question: 'A ___ and a ___' }))).blanks).toEqual(['', ''])
    expect(texts(asked('No blank', []))).toEqual(['___'])
  })
})

describe('marking', () => {
  const pair = asked('A ___ and a ___.', ['cat|kitten', { Text: 'dog' }])

  test('C-457 each blank must match one of its own accepted answers', () => {
    expect(isRight(pair, 'cat', 'dog')).toBe(true)
    expect(isRight(pair, 'kitten', 'dog')).toBe(true)
    expect(isRight(pair, 'dog', 'cat')).toBe(false)
    expect(isRight(pair, 'cat|kitten', 'dog')).toBe(false)
    expect(grade(pair, { blanks: ['cat', 'cat'] })).toEqual({
      correct: false,
      right: 1,
      total: 2,
      parts: { 0: true, 1: false },
    })
  })

  test('H027, C-487 the sign at the end of a whole sentence may be missing or another; beside other words it counts', () => {
    for (const text of ['___', '1. ___', 'Look at the picture.'])
      for (const typed of ['She is a nurse', 'she is a nurse.', 'She is a nurse!'])
        expect([text, isRight(asked(text, ['She is a nurse.']), typed)]).toEqual([text, true])
    const lines = asked('', ['She is a nurse.', 'nurse.'], { questions: ['1. #', 'A # is here'] })
    expect(grade(lines, { blanks: ['She is a nurse', 'nurse'] }).parts).toEqual({ 0: true, 1: false })
  })

  test('C-408 with one blank every part of every item is accepted', () => {
    const one = asked('A ___.', ['cat|kitten', { Text: 'pet' }])
    for (const word of ['cat', 'kitten', 'pet']) expect(isRight(one, word)).toBe(true)
  })

  test('C-457 one item with a part for each blank has one answer for each of them', () => {
    const question = asked('A ___ and a ___.', 'cat|dog')
    expect(isRight(question, 'cat', 'dog')).toBe(true)
    expect(isRight(question, 'dog', 'dog')).toBe(false)
  })

  test('C-458, H027 a blank is compared trimmed, without regard to case and to how signs were typed', () => {
    const question = asked('___', ["Nam's café"])
    for (const typed of [" nam's CAFÉ ", 'Nam’s cafe\u0301', 'Nam`s  café', 'ＮＡＭ＇Ｓ CAFÉ'])
      expect(isRight(question, typed)).toBe(true)
    expect(isRight(question, 'Nams café')).toBe(false)
    expect(isRight(question, 'Nam’s cafe')).toBe(false)
  })

  test('C-457 a blank without an answer is never right, the others are still marked', () => {
    const question = asked('___ and ___', ['cat'])
    expect(grade(question, { blanks: ['cat', ''] })).toMatchObject({ correct: false, right: 1, total: 2 })
  })

  test('what is no response to the question counts as unanswered and is refused', () => {
    const others = [null, 'cat', {}, { blanks: 'cat' }, { blanks: ['cat'] }, { blanks: ['cat', 'dog', ''] }]
    for (const response of [...others, { blanks: ['cat', 3] }, { blanks: ['cat', 'x'.repeat(2_001)] }]) {
      expect(grade(pair, response)).toEqual({ correct: false, right: 0, total: 2, parts: { 0: false, 1: false } })
      expect(responseTo(pair).safeParse(response).success).toBe(false)
    }
    expect(responseTo(pair).safeParse({ blanks: ['', 'anything'] }).success).toBe(true)
  })

  test('whatever the key, the correct response is right and the empty one is not', () => {
    const item = fc.array(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(item, { minLength: 2, maxLength: 5 }), (key) => {
        const question = asked(
          key.map(() => '___').join(' and '),
          key.map((parts) => ({ Text: parts.join('|') })),
        )
        expect(grade(question, correctResponse(question)).correct).toBe(true)
        expect(grade(question, emptyResponse(toPublic(question))).right).toBe(0)
      }),
    )
  })
})

test('C-456 it may be submitted when all blanks are filled, and not before', () => {
  const question = toPublic(asked('___ and ___', ['cat', 'dog']))
  expect(isReady(question, emptyResponse(question))).toBe(false)
  expect(isReady(question, { blanks: ['cat', ''] })).toBe(false)
  expect(isReady(question, { blanks: ['cat', ' \u200b'] })).toBe(false)
  expect(isReady(question, { blanks: ['cat'] })).toBe(false)
  expect(isReady(question, { blanks: ['x', 'y'] })).toBe(true)
})

test('a pupil receives nothing of the key', () => {
  const shown = JSON.stringify(toPublic(asked('A ___ day', [{ Text: 'sunny' }], { explainText: { text: 'sunny' } })))
  expect(shown).not.toContain('sunny')
  expect(shown).not.toContain('answers')
})

test('the response in one line shows where nothing was written', () => {
  expect(summarise(toPublic(asked('___ and ___', [])), { blanks: ['cat ', ''] })).toBe('cat, …')
})

test('H167 a blank takes what the eye reads as its answer', () => {
  expect(isRight(asked('It costs ___ dong.', ['1.000']), '1000')).toBe(true)
  expect(isRight(asked('It costs ___ dong.', ['1.000']), '1')).toBe(false)
})
