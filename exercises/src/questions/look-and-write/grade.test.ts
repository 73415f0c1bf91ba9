import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'

const stored = (answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, answers, ...more })
const isRight = (question: Question, ...typed: string[]): boolean =>
  grade(question, { texts: Object.fromEntries(question.answers.map(({ id }, at) => [id, typed[at] ?? ''])) }).correct

const pair = stored([
  { id: 'k', answer: 'a cat|a kitten', imageUrl: '/k.svg' },
  { id: 'd', Text: 'It is a dog.', imageUrl: '/d.svg' },
])

describe('marking', () => {
  test('C-490, C-457 each text must be one of those accepted for its own picture', () => {
    expect(isRight(pair, 'a cat', 'It is a dog.')).toBe(true)
    expect(isRight(pair, 'a kitten', 'It is a dog.')).toBe(true)
    expect(isRight(pair, 'It is a dog.', 'a cat')).toBe(false)
    expect(isRight(pair, 'a cat|a kitten', 'It is a dog.')).toBe(false)
    expect(grade(pair, { texts: { k: 'a cat', d: 'a dog' } })).toEqual({
      correct: false,
      right: 1,
      total: 2,
      parts: { k: true, d: false },
    })
  })

  test('C-490, C-458, H027 a text is compared trimmed, without regard to case and to how signs were typed', () => {
    const question = stored([{ answer: "It's Nam's café." }])
    for (const typed of [" it's nam's CAFÉ. ", 'It’s Nam’s cafe\u0301.', 'It`s  Nam´s café.', 'ＩＴ＇Ｓ NAM’S CAFÉ.'])
      expect(isRight(question, typed)).toBe(true)
    expect(isRight(question, "It's Nams café.")).toBe(false)
    expect(isRight(question, "It's Nam's cafe.")).toBe(false)
  })

  test('C-485, C-486, C-487 a sentence may lack its question mark and its capital, whichever of them was stored', () => {
    for (const answer of ['Where is the cat?', 'where is the cat', 'Where is the cat ?'])
      for (const typed of ['Where is the cat?', 'where is the cat', 'Where is the cat ?'])
        expect(isRight(stored([{ answer }]), typed)).toBe(true)
    expect(isRight(stored(['Where is the cat?']), 'Where is, the cat')).toBe(false)
  })

  test('H027 another sign at the end of a sentence changes nothing; signs alone are no answer', () => {
    for (const typed of ['It is a dog', 'It is a dog!', 'It is a dog…', 'It is a dog...'])
      expect(isRight(pair, 'a cat', typed)).toBe(true)
    expect(isRight(pair, 'a cat', '.')).toBe(false)
    expect(isRight(stored(['?']), '?')).toBe(true)
    expect(isRight(stored(['?']), '')).toBe(false)
  })

  test('an item for which nothing is accepted is never right, the others are still marked', () => {
    const question = stored([{ imageUrl: '/a.svg' }, { answer: 'b' }])
    expect(grade(question, { texts: { 1: '', 2: 'b' } })).toMatchObject({ correct: false, right: 1, total: 2 })
  })

  test.each([
    ['nothing', null],
    ['a text', 'a cat'],
    ['no texts', {}],
    ['a list', { texts: ['a cat', 'It is a dog.'] }],
    ['a text of another question', { texts: { k: 'a cat', d: 'It is a dog.', x: '' } }],
    ['a number', { texts: { k: 5 } }],
    ['a text that is too long', { texts: { k: 'x'.repeat(2_001) } }],
  ])('%s is no response to the question, counts as unanswered and is refused', (_, response) => {
    expect(grade(pair, response)).toEqual({ correct: false, right: 0, total: 2, parts: { k: false, d: false } })
    expect(responseTo(pair).safeParse(response).success).toBe(false)
  })

  test('H024 unfinished and wrong texts are responses, those of another question are not', () => {
    for (const texts of [{}, { k: '' }, { d: 'anything' }])
      expect(responseTo(pair).safeParse({ texts }).success).toBe(true)
    expect(responseTo(pair).safeParse({ texts: { constructor: 'x' } }).success).toBe(false)
  })

  test('an id that names a property of every object is an id like another', () => {
    const question = stored([
      { id: 'constructor', answer: 'cat' },
      { id: 'toString', answer: 'dog' },
    ])
    expect(grade(question, correctResponse(question))).toMatchObject({ correct: true, right: 2 })
    expect(grade(question, { texts: {} }).right).toBe(0)
    expect(isReady(toPublic(question), emptyResponse())).toBe(false)
    expect(isRight(stored([{ id: '__proto__', answer: 'cat' }]), 'cat')).toBe(true)
  })

  test('whatever the key, the correct response is right and the empty one is not', () => {
    const item = fc.array(fc.stringMatching(/^[a-z]{1,4}[.?]?$/), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), (key) => {
        const question = stored(key.map((parts) => ({ Text: parts.join('|') })))
        expect(grade(question, correctResponse(question)).correct).toBe(true)
        expect(grade(question, emptyResponse()).right).toBe(0)
      }),
    )
  })
})

describe('the question as it is stored', () => {
  test.each([
    ['text', [{ text: 'cat' }]],
    ['Text', [{ Text: 'cat' }]],
    ['text behind an empty answer', [{ answer: '', text: 'cat' }]],
    ['answer', [{ answer: 'cat' }]],
    ['a list of variants', [{ answer: ['dog', 'cat'] }]],
    ['JSON text', JSON.stringify([{ Text: 'cat' }])],
    ['one item', '{"text": "cat"}'],
    ['a list of texts', ['cat']],
    ['a plain text', 'cat'],
  ])('C-406, C-384, C-408, C-409, C-410 what is accepted stands in %s', (_, answers) => {
    expect(isRight(stored(answers), 'cat')).toBe(true)
    expect(isRight(stored(answers), 'bird')).toBe(false)
  })

  test('C-402 the picture stands in imageUrl, or the answer is its address', () => {
    for (const item of [
      { imageUrl: '/cat.svg', answer: 'cat' },
      { answer: '/cat.svg', text: 'cat' },
    ]) {
      const question = stored([item])
      expect(toPublic(question).items[0]?.imageUrl).toBe('/cat.svg')
      expect(isRight(question, 'cat')).toBe(true)
    }
  })

  test('C-403 an item that is marked wrong is none', () => {
    for (const no of [false, 'false', ' False '])
      expect(stored([{ text: 'cat' }, { text: 'dog', isCorrect: no }]).answers).toHaveLength(1)
    for (const yes of [true, 'true', null, undefined])
      expect(stored([{ text: 'cat' }, { text: 'dog', isCorrect: yes }]).answers).toHaveLength(2)
  })

  test('C-385 a key that cannot be read leaves a question without items, which one can leave, and nothing throws', () => {
    for (const answers of [undefined, null, '', {}, [null], [{ text: {} }], [{ id: 'k' }]]) {
      const question = stored(answers)
      expect(grade(question, { texts: {} })).toEqual({ correct: false, right: 0, total: 0, parts: {} })
      expect(isReady(toPublic(question), emptyResponse())).toBe(true)
    }
  })

  test('items without ids, or with one twice, are numbered', () => {
    for (const ids of [{}, { id: 'x' }, { id: '' }])
      expect(
        stored([
          { ...ids, text: 'a' },
          { ...ids, text: 'b' },
        ]).answers.map(({ id }) => id),
      ).toEqual(['1', '2'])
  })

  test('a parsed question parses to itself', () => {
    for (const question of [pair, stored('a|b'), stored([])]) expect(questionSchema.parse(question)).toEqual(question)
  })
})

test('C-490 it may be submitted when something is written about every picture, and not before', () => {
  const shown = toPublic(pair)
  expect(isReady(shown, emptyResponse())).toBe(false)
  expect(isReady(shown, { texts: { k: 'x' } })).toBe(false)
  expect(isReady(shown, { texts: { k: 'x', d: ' \u200b' } })).toBe(false)
  expect(isReady(shown, { texts: { k: 'x', d: 'y' } })).toBe(true)
})

test('a pupil receives nothing of the key', () => {
  const shown = toPublic(stored([{ id: 'k', Text: 'sunny', question: 'Today' }], { explainText: { text: 'sunny' } }))
  expect(shown.items).toEqual([{ id: 'k', question: 'Today', imageUrl: '', audioUrl: '' }])
  expect(JSON.stringify(shown)).not.toMatch(/sunny|answers/)
})

test('the response in one line shows where nothing was written', () => {
  expect(summarise(toPublic(pair), { texts: { d: ' a dog' } })).toBe('…, a dog')
})

test('H167 an item takes what the eye reads as its text', () => {
  const one = stored([
    { id: 'k', answer: 'Yes, it is 3,125 m.', imageUrl: '/k.svg' },
    { id: 'n', answer: '1.000' },
  ])
  expect(isRight(one, 'Yes,it is 3,125 m', '1 000')).toBe(true)
  expect(isRight(one, 'Yes it is 3,125 m', '1 000')).toBe(false)
})
