import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'

const stored = (answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, answers, ...more })

const toys = stored([
  { id: 'k', answer: '3', question: 'a kite' },
  { id: 'b', answer: '1', question: 'a ball' },
  { id: 'd', answer: '2', question: 'a doll' },
])
const numbersOf = (question: Question): number[] => question.answers.map(({ number }) => number)

describe('marking', () => {
  test('C-490 correct if every item has its number', () => {
    expect(grade(toys, { numbers: { k: 3, b: 1, d: 2 } })).toEqual({
      correct: true,
      right: 3,
      total: 3,
      parts: { k: true, b: true, d: true },
    })
    expect(grade(toys, { numbers: { k: 3, b: 2, d: 1 } })).toEqual({
      correct: false,
      right: 1,
      total: 3,
      parts: { k: true, b: false, d: false },
    })
  })

  test('C-490 an item without a number is wrong, the others are still marked', () => {
    expect(grade(toys, { numbers: { k: 3, b: 1 } })).toMatchObject({ correct: false, right: 2 })
  })

  test('H027 the order in which the numbers stand makes no difference', () => {
    expect(grade(toys, { numbers: { d: 2, b: 1, k: 3 } })).toEqual(grade(toys, { numbers: { k: 3, b: 1, d: 2 } }))
  })

  test('H028 items that look the same may stand for each other, each number once', () => {
    const cats = stored([
      { id: 'a', number: 1, imageUrl: '/cat.svg' },
      { id: 'b', number: 3, imageUrl: '/cat.svg' },
      { id: 'c', number: 2, imageUrl: '/dog.svg' },
    ])
    expect(grade(cats, { numbers: { a: 3, b: 1, c: 2 } }).correct).toBe(true)
    expect(grade(cats, { numbers: { a: 3, b: 3, c: 2 } })).toMatchObject({ right: 2, parts: { a: true, b: false } })
    const letters = stored([
      { id: 'a', number: 1 },
      { id: 'b', number: 2 },
    ])
    expect(grade(letters, { numbers: { a: 2, b: 1 } }).right).toBe(0)
  })

  test.each([
    ['nothing', null],
    ['a number', 3],
    ['no numbers', {}],
    ['a list', { numbers: [3, 1, 2] }],
    ['an item of another question', { numbers: { k: 3, b: 1, d: 2, x: 1 } }],
    ['a text', { numbers: { k: '3', b: 1, d: 2 } }],
    ['a number that there is not', { numbers: { k: 4, b: 1, d: 2 } }],
    ['zero', { numbers: { k: 0 } }],
    ['half a number', { numbers: { k: 1.5 } }],
  ])('H024 %s is no response to the question, counts as unanswered and is refused', (_, response) => {
    expect(grade(toys, response)).toMatchObject({ correct: false, right: 0, total: 3 })
    expect(responseTo(toys).safeParse(response).success).toBe(false)
  })

  test('unfinished numbers and equal ones are responses', () => {
    for (const numbers of [{}, { k: 1 }, { k: 1, b: 1, d: 1 }])
      expect(responseTo(toys).safeParse({ numbers }).success).toBe(true)
  })

  test('an id that names a property of every object is an id like another', () => {
    const question = stored([
      { id: 'constructor', number: 2, text: 'a' },
      { id: 'toString', number: 1, text: 'b' },
    ])
    expect(grade(question, correctResponse(question)).correct).toBe(true)
    expect(isReady(toPublic(question), emptyResponse())).toBe(false)
    const strange = stored([{ id: '__proto__', number: 1, text: 'a' }])
    expect(grade(strange, correctResponse(strange)).correct).toBe(true)
  })

  test('whatever the items, the correct response is right, fits and may be submitted, and the empty one is not', () => {
    const item = fc.record({ number: fc.integer({ min: 0, max: 25 }), text: fc.constantFrom('a', 'b', '', '7') })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1 }), (items) => {
        const question = stored(items)
        const right = correctResponse(question)
        const { correct, total } = grade(question, right)
        expect(correct).toBe(total > 0)
        expect(responseTo(question).safeParse(right).success).toBe(true)
        expect(isReady(toPublic(question), right)).toBe(true)
        expect(grade(question, emptyResponse()).right).toBe(0)
      }),
    )
  })
})

describe('the question as it is stored', () => {
  test.each([
    [
      'number',
      [
        { number: 2, text: 'a' },
        { number: '1', text: 'b' },
      ],
    ],
    [
      'answer',
      [
        { answer: 2, question: 'a' },
        { answer: ' 1 ', question: 'b' },
      ],
    ],
    [
      'text and Text',
      [
        { text: '2', question: 'a' },
        { answer: 'b', Text: '1' },
      ],
    ],
    ['JSON text', '[{"answer": "2", "question": "a"}, {"answer": "1", "question": "b"}]'],
  ])('C-384, C-406 the numbers stand in %s', (_, answers) => {
    const question = stored(answers)
    expect(numbersOf(question)).toEqual([2, 1])
    expect(question.answers.map((item) => item.question)).toEqual(['a', 'b'])
  })

  test('where an item has no number, the stored order is the key', () => {
    for (const answers of [
      ['a', 'b', 'c'],
      [{ text: 'a', number: 3 }, { text: 'b' }, { text: 'c', answer: 'x' }],
    ])
      expect(numbersOf(stored(answers))).toEqual([1, 2, 3])
  })

  test('words of digits beside a number stay words', () => {
    expect(stored([{ question: '7', number: 1 }]).answers[0]).toMatchObject({ question: '7', number: 1 })
  })

  test('C-402 the picture stands in imageUrl, or the answer is its address', () => {
    for (const item of [
      { imageUrl: '/cat.svg', answer: 1 },
      { answer: '/cat.svg', number: 1 },
    ])
      expect(stored([item]).answers[0]).toMatchObject({ imageUrl: '/cat.svg', number: 1, question: '' })
  })

  test('C-403 an item that is marked wrong is none', () => {
    expect(stored([{ text: 'a' }, { text: 'b', isCorrect: 'false' }]).answers).toHaveLength(1)
    expect(stored([{ text: 'a' }, { text: 'b', isCorrect: 'true' }]).answers).toHaveLength(2)
  })

  test('C-385 a key that cannot be read leaves a question without items, which one can leave, and nothing throws', () => {
    for (const answers of [undefined, null, '', '[1,', {}, 'x', [null], [{ text: {} }], [{ id: 'k' }]]) {
      const question = stored(answers)
      expect(grade(question, { numbers: {} })).toEqual({ correct: false, right: 0, total: 0, parts: {} })
      expect(isReady(toPublic(question), emptyResponse())).toBe(true)
    }
  })

  test('ids that are missing, stand twice or only count give way to ones that say no more than what is seen', () => {
    for (const ids of [[], ['x', 'x', 'x'], ['1', '2', '3'], [1, 2, 3]]) {
      const question = stored(['a', 'b', 'a'].map((text, at) => ({ text, id: ids[at] })))
      expect(question.answers.map(({ id }) => id)).toEqual(['0:["a",""]', '0:["b",""]', '1:["a",""]'])
    }
  })

  test('a parsed question parses to itself', () => {
    for (const question of [toys, stored(['a', 'b']), stored([{ number: 7, audioUrl: '/a.mp3' }]), stored([])])
      expect(questionSchema.parse(question)).toEqual(question)
  })
})

describe('what a pupil receives', () => {
  test('the items by their ids and without their numbers, whatever the stored order', () => {
    const shown = toPublic(toys)
    expect(shown.items.map(({ id }) => id)).toEqual(['b', 'd', 'k'])
    expect(JSON.stringify(shown.items)).not.toMatch(/number|[123]/)
    const other = stored([
      { id: 'd', text: 'a doll' },
      { id: 'k', text: 'a kite' },
      { id: 'b', text: 'a ball' },
    ])
    expect(JSON.stringify(toPublic(other))).toBe(JSON.stringify(shown))
  })

  test('how many numbers there are, and whether each is given once', () => {
    expect(toPublic(toys)).toMatchObject({ last: 3, once: true })
    expect(
      toPublic(
        stored([
          { number: 5, text: 'a' },
          { number: 5, text: 'b' },
        ]),
      ),
    ).toMatchObject({ last: 5, once: false })
  })

  test('sounds of the items stand by their numbers, and only where the question has none of its own', () => {
    const answers = [
      { id: 'a', number: 2, audioUrl: '/x.mp3', text: 'a' },
      { id: 'b', number: 1, audioUrl: '/y.mp3', text: 'b' },
    ]
    expect(toPublic(stored(answers)).sounds).toEqual([
      { number: 1, audioUrl: '/y.mp3' },
      { number: 2, audioUrl: '/x.mp3' },
    ])
    expect(JSON.stringify(toPublic(stored(answers, { audioUrl: '/all.mp3' })))).not.toMatch(/[xy]\.mp3/)
  })
})

test('C-490 it may be submitted when every item has a number, and not before', () => {
  const shown = toPublic(toys)
  expect(isReady(shown, emptyResponse())).toBe(false)
  expect(isReady(shown, { numbers: { k: 1, b: 2 } })).toBe(false)
  expect(isReady(shown, { numbers: { k: 1, b: 2, d: 2 } })).toBe(true)
})

test('the response in one line has each item with its number', () => {
  expect(summarise(toPublic(toys), { numbers: { k: 3, b: 1 } })).toBe('a ball: 1, a doll: …, a kite: 3')
  expect(summarise(toPublic(stored([{ number: 1, imageUrl: '/c.svg' }])), emptyResponse())).toBe('A: …')
})
