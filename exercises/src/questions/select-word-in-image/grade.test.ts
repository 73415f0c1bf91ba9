import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { choiceOf } from './images.ts'
import { type Question, questionSchema } from './schema.ts'

const stored = (answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, answers, ...more })
const isRight = (question: Question, ...choices: (string | null)[]): boolean => grade(question, { choices }).correct
const choicesIn = (question: Question) => toPublic(question).images.map(({ choices }) => choices)

const pets = stored([{ imageUrl: '/1.svg', answer: 'dog' }, { imageUrl: '/2.svg', answer: 'cat' }, { answer: 'cow' }])

describe('marking', () => {
  test('C-476 correct if the chosen word of every picture matches', () => {
    expect(grade(pets, { choices: ['dog', 'cat'] })).toEqual({
      correct: true,
      right: 2,
      total: 2,
      parts: { 0: true, 1: true },
    })
    expect(grade(pets, { choices: ['dog', 'cow'] })).toEqual({
      correct: false,
      right: 1,
      total: 2,
      parts: { 0: true, 1: false },
    })
    expect(isRight(pets, 'dog', null)).toBe(false)
  })

  test('H028 two pictures may have one word', () => {
    const sunny = stored([
      { imageUrl: '/1.svg', answer: 'sunny' },
      { imageUrl: '/2.svg', answer: 'Sunny' },
    ])
    expect(choicesIn(sunny)).toEqual([['Sunny'], ['Sunny']])
    expect(isRight(sunny, 'Sunny', 'sunny')).toBe(true)
  })

  test('C-408 a picture may have several right words', () => {
    const question = stored([{ imageUrl: '/1.svg', answer: 'rabbit | bunny' }, 'cow'])
    expect(isRight(question, 'rabbit')).toBe(true)
    expect(isRight(question, 'bunny')).toBe(true)
    expect(isRight(question, 'cow')).toBe(false)
    expect(choicesIn(question)).toEqual([['bunny', 'cow', 'rabbit']])
  })

  test('H027 case, spaces and the form of a letter with marks do not change the verdict of a choice', () => {
    const question = stored([{ imageUrl: '/1.svg', answer: 'caf\u00e9' }, 'bar'])
    for (const chosen of ['café', ' CAFE\u0301 ']) expect(isRight(question, chosen)).toBe(true)
    expect(choiceOf(['Polish', 'polish'], 'POLISH')).toBeUndefined()
  })

  test('what is no response, or has another number of choices, counts as unanswered', () => {
    for (const response of [null, 'dog', {}, { choices: 'dog' }, { choices: ['dog'] }, { choices: ['dog', 1] }])
      expect(grade(pets, response)).toEqual({ correct: false, right: 0, total: 2, parts: { 0: false, 1: false } })
  })

  test('whatever the words, the correct response is right, fits and is ready, and the empty one is not right', () => {
    const word = fc.stringMatching(/^[a-zA-Z]{1,3}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.array(word), (words, more) => {
        const question = stored([...words.map((answer, at) => ({ imageUrl: `/${at}.svg`, answer })), ...more])
        const response = correctResponse(question)
        expect(grade(question, response).correct).toBe(true)
        expect(responseTo(question).safeParse(response).success).toBe(true)
        expect(isReady(toPublic(question), response)).toBe(true)
        expect(grade(question, emptyResponse(toPublic(question))).right).toBe(0)
      }),
    )
  })
})

describe('the question as it is stored', () => {
  test.each([
    ['an address with a word', { imageUrl: '/1.svg', answer: 'dog' }],
    ['an address with the other spellings of it', { imageUrl: '/1.svg', Text: 'dog' }],
    ['an answer that is the address', { answer: '/1.svg', text: 'dog' }],
    ['an answer that is the address, with a question', { answer: '/1.svg', question: 'dog' }],
    ['a list of words', { imageUrl: '/1.svg', answer: ['dog'] }],
  ])('C-384, C-402, C-406 a picture may be stored as %s', (_, item) => {
    const question = stored(JSON.stringify([item, { answer: 'cat' }]))
    expect(toPublic(question).images).toEqual([{ imageUrl: '/1.svg', audioUrl: '', choices: ['cat', 'dog'] }])
    expect(isRight(question, 'dog')).toBe(true)
  })

  test('C-413, C-428 where the answers are pictures, so is one without a known ending', () => {
    const items = [{ answer: '/picture/1', text: 'dog' }, { answer: 'cat' }]
    expect(toPublic(stored(items)).images).toEqual([])
    expect(choicesIn(stored(items, { settings: '{"answers": {"imageAnswers": "true"}}' }))).toEqual([['cat', 'dog']])
  })

  test('C-395 a picture may have choices of its own, which no other picture offers', () => {
    const question = stored([
      { imageUrl: '/1.svg', question: 'sheep | ship', answer: 'ship' },
      { imageUrl: '/2.svg', answer: 'cat' },
      'dog',
    ])
    expect(choicesIn(question)).toEqual([
      ['sheep', 'ship'],
      ['cat', 'dog'],
    ])
    expect(isRight(question, 'ship', 'cat')).toBe(true)
  })

  test.each([['ruler | bag'], [['ruler', 'bag']], ['["ruler", "bag"]']])(
    'C-383 more words to choose from may be %j',
    (words) => {
      expect(choicesIn(stored([{ imageUrl: '/1.svg', answer: 'pen' }], { words }))).toEqual([['bag', 'pen', 'ruler']])
    },
  )

  test('C-414 two columns unless the question says three', () => {
    for (const three of [3, '3'])
      expect(
        stored([], { settings: { answers: { columnImageAnswers: three } } }).settings.answers.columnImageAnswers,
      ).toBe(3)
    for (const settings of [undefined, null, '', '{', { answers: { columnImageAnswers: 7 } }])
      expect(stored([], { settings }).settings.answers.columnImageAnswers).toBe(2)
  })

  test('C-385 answers that cannot be read leave nothing to mark, and a picture without a word is never right', () => {
    for (const answers of [undefined, null, '', '[1,', {}, 'x', [null], [[]], [{ answer: {} }]])
      expect(grade(stored(answers), { choices: [] })).toEqual({ correct: false, right: 0, total: 0, parts: {} })
    expect(grade(stored([{ imageUrl: '/1.svg' }]), { choices: [null] })).toMatchObject({ correct: false, total: 1 })
  })

  test('a parsed question parses to itself', () => {
    const question = stored([{ imageUrl: '/1.svg', Text: 'dog', question: ['a', 'b'] }, 'cat'], { words: ['x', 'y'] })
    expect(questionSchema.parse(question)).toEqual(question)
  })
})

test('no pupil receives which word belongs to which picture, or the order in which they were written', () => {
  const shown = (one: string, two: string) =>
    JSON.stringify(
      toPublic(
        stored([
          { imageUrl: '/1.svg', answer: one },
          { imageUrl: '/2.svg', answer: two },
        ]),
      ),
    )
  expect(shown('dog', 'cat')).toBe(shown('cat', 'dog'))
  const own = (question: string, answer: string) =>
    JSON.stringify(
      toPublic(
        stored([
          { imageUrl: '/1.svg', question, answer },
          { imageUrl: '/2.svg', answer: 'x' },
        ]),
      ),
    )
  expect(own('a | b', 'a')).toBe(own('b | a', 'b'))
})

test('C-489 submit needs one chosen word', () => {
  expect(isReady(toPublic(pets), emptyResponse(toPublic(pets)))).toBe(false)
  expect(isReady(toPublic(pets), { choices: [null, 'cow'] })).toBe(true)
})

test('H024 a response has for each picture one of its choices or none', () => {
  const fits = (choices: unknown) => responseTo(pets).safeParse({ choices }).success
  expect(
    [
      ['cow', 'cow'],
      [null, null],
      ['DOG', null],
    ].map(fits),
  ).toEqual([true, true, true])
  expect([['pig', null], ['dog'], ['', null], ['dog', 'cat', 'cow'], 'dog', null].some(fits)).toBe(false)
})

test('the response in one line has a word for each picture', () => {
  expect(summarise(toPublic(pets), { choices: ['dog', null] })).toBe('dog, …')
})
