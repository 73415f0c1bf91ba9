import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'

const stored = (answers: unknown): Question => questionSchema.parse({ id: 1, answers })
const verbs = stored([
  { question: 'go', answersList: ['went', 'gone'] },
  { question: 'see', answersList: ['saw', 'seen'] },
])
const isRight = (question: Question, ...cells: string[][]): boolean => grade(question, { cells }).correct

describe('marking', () => {
  test('C-451 correct if each cell matches, without regard to case', () => {
    expect(
      grade(verbs, {
        cells: [
          ['Went', 'GONE'],
          [' saw ', 'seen'],
        ],
      }),
    ).toEqual({
      correct: true,
      right: 4,
      total: 4,
      parts: { 0: true, 1: true, 2: true, 3: true },
    })
    expect(
      grade(verbs, {
        cells: [
          ['went', 'gone'],
          ['seen', 'saw'],
        ],
      }),
    ).toEqual({
      correct: false,
      right: 2,
      total: 4,
      parts: { 0: true, 1: true, 2: false, 3: false },
    })
  })

  test('C-450 correct only if every cell is filled', () => {
    expect(
      grade(verbs, {
        cells: [
          ['went', 'gone'],
          ['saw', ''],
        ],
      }),
    ).toMatchObject({ correct: false, right: 3, total: 4 })
    expect(isRight(stored([{ question: 'x', answersList: ['a', '\u200b'] }]), ['a', ''])).toBe(true)
    expect(isRight(stored([{ question: 'x', answersList: ['a', '\u200b'] }]), ['', ''])).toBe(false)
  })

  test('C-408 a form may have variants between bars', () => {
    const question = stored([{ question: 'learn', answersList: ['learnt | learned', 'learned'] }])
    expect(isRight(question, ['learned', 'learned'])).toBe(true)
    expect(isRight(question, ['learnt', 'learned'])).toBe(true)
    expect(isRight(question, ['learnt | learned', 'learned'])).toBe(false)
  })

  test('H027 signs and letters that keyboards write in several ways are compared alike', () => {
    const question = stored([{ question: 'be', answersList: ["isn't", 'caf\u00e9'] }])
    expect(isRight(question, ['isn’t', 'cafe\u0301'])).toBe(true)
    expect(isRight(question, ['isnt', 'café'])).toBe(false)
  })

  test('what is no response, or a table of another shape, counts as unanswered', () => {
    for (const response of [
      null,
      'went',
      {},
      { cells: 'went' },
      { cells: ['went', 'gone'] },
      { cells: [['went', 'gone']] },
      { cells: [['went', 'gone'], ['saw']] },
      { cells: [['went', 'gone'], ['saw', 'seen'], []] },
      {
        cells: [
          ['went', 'gone'],
          ['saw', 3],
        ],
      },
      {
        cells: [
          ['went', 'gone'],
          ['saw', 'x'.repeat(2_001)],
        ],
      },
    ])
      expect(grade(verbs, response)).toMatchObject({ correct: false, right: 0, total: 4 })
  })

  test('whatever the forms, the correct response is right, fits and is ready, and the empty one is not right', () => {
    const form = fc.array(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 2 })
    fc.assert(
      fc.property(fc.array(fc.array(form, { minLength: 1, maxLength: 3 }), { minLength: 1 }), (rows) => {
        const question = stored(rows.map((answersList) => ({ question: 'x', answersList })))
        const response = correctResponse(question)
        const asked = rows.some((row) => row.some((variants) => variants.length > 0))
        expect(grade(question, response).correct).toBe(asked)
        // without a form that is asked for there is nothing to wait for
        expect(isReady(toPublic(question), response)).toBe(true)
        expect(responseTo(question).safeParse(response).success).toBe(true)
        expect(grade(question, emptyResponse(toPublic(question))).right).toBe(0)
      }),
    )
  })
})

describe('the question as it is stored', () => {
  test.each([
    ['texts', ['went', 'gone']],
    ['JSON text', '["went", "gone"]'],
    ['items', [{ answer: 'went' }, { text: 'gone' }]],
    ['items of the other spelling', [{ Text: 'went' }, { Text: 'gone' }]],
    ['lists of variants', [['went'], ['gone']]],
  ])('C-384, C-405, C-406 the two forms may be %s', (_, answersList) => {
    expect(stored(JSON.stringify([{ answer: 'go', answersList }])).answers).toEqual([
      { question: 'go', answersList: [['went'], ['gone']] },
    ])
  })

  test('a word with nothing but an answer has one form; a word without a form asks for nothing', () => {
    expect(stored([{ question: 'go', answer: 'went|gone' }]).answers).toEqual([
      { question: 'go', answersList: [['went', 'gone']] },
    ])
    expect(
      stored([{ question: 'go' }, { answer: 'go' }, { answersList: ['', ''] }, { answersList: [] }]).answers,
    ).toEqual([])
  })

  test('a form that is empty in the key is not asked for, and its place stays', () => {
    const question = stored([{ question: 'better', answersList: ['', 'best'] }])
    expect(toPublic(question).rows).toEqual([{ text: 'better', asked: [false, true] }])
    expect(isRight(question, ['', 'best'])).toBe(true)
    expect(responseTo(question).safeParse({ cells: [['good', 'best']] }).success).toBe(false)
  })

  test('C-385 a key that cannot be read leaves nothing to mark, and nothing throws', () => {
    for (const answers of [
      undefined,
      null,
      '',
      '[1,',
      {},
      'x',
      [null],
      [[]],
      [{ answersList: '[1,' }],
      [{ answersList: 3 }],
    ])
      expect(grade(stored(answers), { cells: [] })).toEqual({ correct: false, right: 0, total: 0, parts: {} })
  })

  test('a parsed question parses to itself', () => {
    const question = stored([{ answer: 'go', answersList: ['went | goed', ''] }])
    expect(questionSchema.parse(question)).toEqual(question)
  })
})

test('no pupil receives a form', () => {
  expect(JSON.stringify(toPublic(verbs))).not.toMatch(/went|gone|saw|seen/)
})

test('C-449 submit needs one input, and spaces are none', () => {
  const empty = emptyResponse(toPublic(verbs))
  expect(empty).toEqual({
    cells: [
      ['', ''],
      ['', ''],
    ],
  })
  expect(isReady(toPublic(verbs), empty)).toBe(false)
  expect(
    isReady(toPublic(verbs), {
      cells: [
        ['', ''],
        ['', ' '],
      ],
    }),
  ).toBe(false)
  expect(
    isReady(toPublic(verbs), {
      cells: [
        ['', ''],
        ['', 'a'],
      ],
    }),
  ).toBe(true)
})

test('H024 a response is a table of texts of the shape of this question', () => {
  const fits = (cells: unknown) => responseTo(verbs).safeParse({ cells }).success
  expect(
    fits([
      ['any', 'text'],
      ['', 'at all'],
    ]),
  ).toBe(true)
  expect(
    [
      [['a', 'b']],
      [['a'], ['b']],
      [
        ['a', 'b'],
        ['c', 1],
      ],
      'a',
      null,
    ].some(fits),
  ).toBe(false)
})

test('the response in one line has the words with their forms', () => {
  expect(
    summarise(toPublic(verbs), {
      cells: [
        ['went', ' gone '],
        ['saw', ''],
      ],
    }),
  ).toBe('go: went, gone; see: saw, …')
})

test('H167 a cell takes what the eye reads as its answer', () => {
  const numbers = stored([{ question: 'một nghìn', answersList: ['1.000', 'hoà'] }])
  expect(isRight(numbers, ['1000', 'hòa'])).toBe(true)
  expect(isRight(numbers, ['100', 'hòa'])).toBe(false)
})
