import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'

const stored = (answers: unknown, settings?: unknown): Question => questionSchema.parse({ id: 1, answers, settings })

const opposites = stored([
  { pieceId: 'z', question: 'hot', answer: 'cold' },
  { pieceId: 'p', question: 'big', answer: 'small' },
  { pieceId: 'a', question: 'old', answer: 'new' },
])

describe('marking', () => {
  test('C-439 correct if the order of the contents is the original order', () => {
    expect(grade(opposites, { order: ['z', 'p', 'a'] })).toEqual({
      correct: true,
      right: 3,
      total: 3,
      parts: { 0: true, 1: true, 2: true },
    })
    expect(grade(opposites, { order: ['p', 'z', 'a'] })).toEqual({
      correct: false,
      right: 1,
      total: 3,
      parts: { 0: false, 1: false, 2: true },
    })
  })

  test('C-439 where nothing but a number stands at the left, the order alone counts', () => {
    const steps = stored(['First', 'Then', 'Last'])
    const [one = '', two = '', three = ''] = correctResponse(steps).order
    expect(grade(steps, { order: [one, two, three] }).correct).toBe(true)
    expect(grade(steps, { order: [two, one, three] }).right).toBe(1)
  })

  test.each([
    ['nothing', null],
    ['a text', 'z'],
    ['no order', {}],
    ['nothing arranged', { order: [] }],
    ['a content missing', { order: ['z', 'p'] }],
    ['a content twice', { order: ['z', 'z', 'a'] }],
    ['a content too many', { order: ['z', 'p', 'a', 'z'] }],
    ['an unknown content', { order: ['z', 'p', 'x'] }],
    ['no ids', { order: [1, 2, 3] }],
  ])('%s is no order of the contents and counts as unanswered', (_, response) => {
    expect(grade(opposites, response)).toMatchObject({ correct: false, right: 0, total: 3 })
  })

  test('H028 equal contents may stand for each other', () => {
    const homes = stored([
      { pieceId: 'x', question: 'fish', answer: 'water' },
      { pieceId: 'y', question: 'whale', answer: ' water ' },
      { pieceId: 'z', question: 'bird', answer: 'nest' },
    ])
    expect(grade(homes, { order: ['y', 'x', 'z'] }).correct).toBe(true)
    expect(grade(homes, { order: ['z', 'x', 'y'] }).right).toBe(1)
  })

  test('H028 rows that look the same at their left may have each other’s contents, each content once', () => {
    const can = stored([
      { pieceId: 'f', question: 'A bird can', answer: 'fly' },
      { pieceId: 's', question: 'A bird can', answer: 'sing' },
      { pieceId: 'w', question: 'A fish can', answer: 'swim' },
      { pieceId: 'g', question: 'A fish can', answer: 'fly' },
    ])
    expect(grade(can, { order: ['s', 'f', 'w', 'g'] }).correct).toBe(true)
    expect(grade(can, { order: ['f', 'g', 'w', 's'] }).parts).toEqual({ 0: true, 1: false, 2: true, 3: false })
    const heard = stored([
      { pieceId: 'f', question: 'Listen', audioUrl: '/1.mp3', answer: 'cat' },
      { pieceId: 's', question: 'Listen', audioUrl: '/2.mp3', answer: 'dog' },
    ])
    expect(grade(heard, { order: ['s', 'f'] }).right).toBe(0)
  })

  test('contents that differ in case are different contents', () => {
    const words = stored([
      { pieceId: 'a', question: 'a language', answer: 'Polish' },
      { pieceId: 'b', question: 'to make bright', answer: 'polish' },
    ])
    expect(grade(words, { order: ['b', 'a'] }).right).toBe(0)
  })

  test('an id that names a property of every object is an id like another', () => {
    const question = stored([{ pieceId: '__proto__', question: '__proto__', answer: 'constructor' }])
    expect(grade(question, correctResponse(question))).toMatchObject({ correct: true, right: 1, total: 1 })
  })

  test('whatever the texts, H027 the correct response is right, the total is that of the parts, the empty one is not right', () => {
    const text = fc.stringMatching(/^[a-c]{1,2}$/)
    const row = fc.record({ question: fc.oneof(text, fc.constant('')), answer: text })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), fc.nat(), (rows, turn) => {
        const question = stored(rows)
        const { order } = correctResponse(question)
        expect(grade(question, { order }).correct).toBe(true)
        expect(grade(question, emptyResponse()).right).toBe(0)
        const first = turn % order.length
        const turned = grade(question, { order: [...order.slice(first), ...order.slice(0, first)] })
        expect(turned.total).toBe(Object.keys(turned.parts).length)
        expect(turned.right).toBe(Object.values(turned.parts).filter(Boolean).length)
      }),
    )
  })
})

describe('the question as it is stored', () => {
  test('C-384, C-402, C-404 its answers are rows, also as JSON text and under the names of the two columns', () => {
    const row = { pieceId: '7', question: 'hot', answer: '5', imageUrl: '', imageAlt: '', audioUrl: '' }
    expect(stored(JSON.stringify([{ pieceId: 7, question: 'hot', answer: 5 }])).answers).toEqual([row])
    expect(stored([{ pieceId: '7', textLeft: 'hot', textRight: '5' }]).answers).toEqual([row])
  })

  test('C-409 a plain text is a content without anything at its left', () => {
    expect(toPublic(stored('["one", "two"]')).rows).toEqual([
      { text: '', imageUrl: '', audioUrl: '' },
      { text: '', imageUrl: '', audioUrl: '' },
    ])
  })

  test('contents without ids, or with ids twice, are named by their texts; a row without a content is none', () => {
    for (const ids of [{}, { pieceId: 'x' }]) {
      const question = stored([
        { ...ids, question: 'a', answer: 'c' },
        { ...ids, question: 'b', answer: '' },
        { ...ids, question: 'd', answer: 'c' },
        { ...ids, question: 'e', answer: 'f' },
      ])
      expect(correctResponse(question)).toEqual({ order: ['0:c', '1:c', '0:f'] })
    }
  })

  test('C-385 answers and settings that cannot be read leave a question without rows, and nothing throws', () => {
    for (const broken of [undefined, null, '', '[1,', {}, 'x', [null], [{}], [[]]]) {
      expect(grade(stored(broken, broken), { order: [] })).toEqual({ correct: false, right: 0, total: 0, parts: {} })
      expect(summarise(toPublic(stored(broken)), { order: [] })).toBe('')
    }
  })

  test('C-403 the settings may be texts', () => {
    expect(stored([], '{"answers": {"imageAnswers": "true", "underlined": "false"}}').settings.answers).toEqual({
      imageAnswers: true,
      underlined: false,
    })
  })

  test('a parsed question parses to itself', () => {
    for (const question of [opposites, stored(['a', 'b', 'a'], { answers: { underlined: true } })])
      expect(questionSchema.parse(question)).toEqual(question)
  })
})

describe('what a pupil receives', () => {
  test('the left column as it stands and the contents by their ids', () => {
    expect(toPublic(opposites).rows.map(({ text }) => text)).toEqual(['hot', 'big', 'old'])
    expect(toPublic(opposites).pieces.map(({ id }) => id)).toEqual(['a', 'p', 'z'])
  })

  test('the same bytes wherever the contents belong, with stored ids and without', () => {
    const shown = (...answers: unknown[]) =>
      JSON.stringify(toPublic(stored(answers.map((answer, at) => ({ question: `left ${at}`, ...(answer as object) })))))
    const [one, two, three] = [
      { pieceId: 'q', answer: 'a' },
      { pieceId: 'e', answer: 'b' },
      { pieceId: 'k', answer: 'a' },
    ]
    expect(shown(one, two, three)).toBe(shown(three, one, two))
    const [alone, other] = [{ answer: 'a' }, { answer: 'b' }]
    expect(shown(alone, alone, other)).toBe(shown(other, alone, alone))
  })
})

test('C-488 D62 what nobody has moved or kept is no answer; any order of the contents is one', () => {
  const shown = toPublic(opposites)
  const ready = (order: string[]) => isReady(shown, { order })
  expect(isReady(shown, emptyResponse())).toBe(false)
  expect([['a', 'z', 'p'], correctResponse(opposites).order].map(ready)).toEqual([true, true])
  expect(ready(['a', 'z'])).toBe(false)
})

test('H024 a response holds every content of this question once, or nothing', () => {
  const fits = (order: unknown) => responseTo(opposites).safeParse({ order }).success
  expect([[], ['a', 'z', 'p']].map(fits)).toEqual([true, true])
  expect([['a'], ['a', 'z', 'z'], ['a', 'z', 'x'], ['a', 'z', 'p', 'a'], 'azp', null].map(fits)).toEqual(
    Array.from({ length: 6 }, () => false),
  )
})

test('the response in one line has a piece for each row', () => {
  expect(summarise(toPublic(opposites), { order: ['p', 'z', 'a'] })).toBe('hot – small; big – cold; old – new')
  const steps = stored(['First', '/files/a%20b.png?v=1'])
  expect(summarise(toPublic(steps), correctResponse(steps))).toBe('1 – First; 2 – a%20b')
  expect(summarise(toPublic(opposites), emptyResponse())).toBe('')
})

test('H028, C-391 contents that look alike may stand for each other, whatever marks an editor left in them', () => {
  const answers = [
    { pieceId: 'a', question: 'fish', answer: 'water' },
    { pieceId: 'b', question: 'whale', answer: '<b>water</b>' },
    { pieceId: 'c', question: 'bird', answer: '<u>nest</u>' },
  ]
  expect(grade(stored(answers), { order: ['b', 'a', 'c'] }).correct).toBe(true)
  expect(grade(stored(answers), { order: ['c', 'a', 'b'] }).correct).toBe(false)
  // where marked parts are shown, two of which one is underlined look different
  const shown = [
    { pieceId: 'a', question: 'z', answer: '<th>ink' },
    { pieceId: 'b', question: 's', answer: 'think' },
  ]
  const underlined = { answers: { underlined: true } }
  expect(grade(stored(shown, underlined), { order: ['b', 'a'] }).correct).toBe(false)
})
