import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { questionSchema } from './schema.ts'
import { shownStatement, styleOf } from './statements.ts'

const statements = [
  { id: 'q', answer: 'Ice is cold.', isCorrect: 'true' },
  { id: 'b', answer: 'Fire is cold.', isCorrect: 'false' },
  { id: 'm', answer: 'Snow is white.', isCorrect: true },
]
const made = (more: object = {}) => questionSchema.parse({ id: 'one', answers: statements, ...more })
const shown = toPublic(made())
const styled = (optionType: string, displayStyle?: unknown) =>
  styleOf(made({ optionType, settings: { answers: { displayStyle } } }))

test.each([
  [
    { q: true, b: false, m: true },
    { q: true, b: true, m: true },
  ],
  [
    { m: true, b: false, q: true },
    { q: true, b: true, m: true },
  ],
  [
    { q: true, b: true, m: true },
    { q: true, b: false, m: true },
  ],
  [
    { q: true, m: true },
    { q: true, b: false, m: true },
  ],
  [{ b: false }, { q: false, b: true, m: false }],
  [
    { q: false, b: true, m: false },
    { q: false, b: false, m: false },
  ],
  [{}, { q: false, b: false, m: false }],
  [
    { q: true, b: false, m: true, elsewhere: true },
    { q: false, b: false, m: false },
  ],
  [
    { q: 'true', b: 'false', m: 'true' },
    { q: false, b: false, m: false },
  ],
  [[true, false, true], { q: false, b: false, m: false }],
  [null, { q: false, b: false, m: false }],
])('C-473, C-474 of the marks %j these are right: %j, and all must be', (marks, parts) => {
  const right = Object.values(parts).filter(Boolean).length
  expect(grade(made(), { marks })).toEqual({ correct: right === 3, right, total: 3, parts })
})

test('C-474 a statement without a mark is not marked false: it is wrong', () => {
  expect(grade(made(), { marks: { q: true, m: true } }).parts.b).toBe(false)
})

test('an id that every object answers to is no mark', () => {
  const odd = made({
    answers: [
      { id: 'toString', answer: 'a' },
      { id: 'constructor', answer: 'b', isCorrect: true },
    ],
  })
  expect(grade(odd, { marks: {} })).toMatchObject({ correct: false, right: 0 })
  expect(isReady(toPublic(odd), { marks: {} })).toBe(false)
  expect(grade(odd, correctResponse(odd)).correct).toBe(true)
})

test('C-475 it may be submitted once every statement is marked, whatever the marks are', () => {
  expect(isReady(shown, emptyResponse())).toBe(false)
  expect(isReady(shown, { marks: { q: false, b: false } })).toBe(false)
  expect(isReady(shown, { marks: { q: false, b: false, elsewhere: true } })).toBe(false)
  expect(isReady(shown, { marks: { q: false, b: false, m: false } })).toBe(true)
})

test('H024 marks of another question are no response, unfinished ones are', () => {
  const fits = (marks: unknown) => responseTo(made()).safeParse({ marks }).success
  expect(fits({})).toBe(true)
  expect(fits({ q: false })).toBe(true)
  for (const marks of [{ elsewhere: true }, { q: 'true' }, { q: null }, [], null]) expect(fits(marks)).toBe(false)
})

test("C-403 isCorrect as 'true' or true, 'false' or false is the same key", () => {
  expect(correctResponse(made())).toEqual({ marks: { q: true, b: false, m: true } })
})

test('C-384, C-385 statements and settings are read from JSON text; what cannot be read is a question without any, handed in as it stands', () => {
  const stored = made({
    answers: JSON.stringify(statements),
    settings: '{"answers": "{\\"displayStyle\\": \\"Yes/No\\"}"}',
  })
  expect(stored.answers).toEqual(made().answers)
  expect(styleOf(stored)).toBe('yes-no')
  for (const answers of ['[{', null, 7, {}, 'cat', [null, {}]]) {
    const broken = made({ answers, settings: '[', optionType: 7 })
    expect(broken.answers).toEqual([])
    expect(grade(broken, { marks: {} })).toEqual({ correct: false, right: 0, total: 0, parts: {} })
    expect(isReady(toPublic(broken), emptyResponse())).toBe(true)
  }
})

test('C-402, C-406, C-409 the words of a statement may be called text or Text, or stand alone', () => {
  const answers = [
    { id: 1, text: 'a' },
    { id: 2, Text: 'b', answer: '' },
    { id: 3, answer: 4 },
  ]
  expect(made({ answers }).answers.map(({ id, answer }) => [id, answer])).toEqual([
    ['1', 'a'],
    ['2', 'b'],
    ['3', '4'],
  ])
  expect(made({ answers: ['a', 'b'] }).answers.map(({ id }) => id)).toEqual(['0:a', '1:b'])
})

test('a key in words in the place of the answer is a key: no pupil sees it', () => {
  const answers = [
    { id: 1, question: 'Ice is cold.', answer: 'True' },
    { id: 2, imageUrl: '/kite.svg', answer: ' no ' },
    { id: 3, question: 'Snow is white.', answer: 'F', isCorrect: 'true' },
    { id: 4, answer: 'Yes' },
  ]
  expect(made({ answers }).answers.map(({ answer, isCorrect }) => [answer, isCorrect])).toEqual([
    ['Ice is cold.', true],
    ['', false],
    ['Snow is white.', true],
    ['Yes', false],
  ])
})

test('statements without ids of their own get them from place and words: the key decides nothing', () => {
  const stored = (truth: boolean) => made({ answers: ['a', 'a'].map((answer) => ({ answer, isCorrect: truth })) })
  expect(stored(true).answers.map(({ id }) => id)).toEqual(['0:a', '1:a'])
  expect(stored(false).answers.map(({ id }) => id)).toEqual(['0:a', '1:a'])
})

test('no pupil receives key or explanation; the statements keep their order', () => {
  const other = made({
    answers: statements.map((one) => ({ ...one, isCorrect: one.id === 'b' })),
    explainText: { text: 'because' },
  })
  expect(JSON.stringify(toPublic(other))).toBe(JSON.stringify(shown))
  expect(JSON.stringify(shown)).not.toMatch(/isCorrect|explainText/)
  expect(shown.answers.map(({ id }) => id)).toEqual(['q', 'b', 'm'])
})

test('the summary is the marks in the order of the statements, in the words of the style', () => {
  expect(summarise(shown, { marks: { m: true, q: false } })).toBe('1. False; 3. True')
  expect(summarise(shown, emptyResponse())).toBe('')
  const ticks = toPublic(made({ optionType: 'TICKTF_ANY_TICKORCROSS' }))
  expect(summarise(ticks, { marks: { q: true, b: false, m: true } })).toBe('1. ✓; 2. ✗; 3. ✓')
})

describe('how it is shown', () => {
  test.each([
    ['TICKTF_ONE_TICKORCROSS', 'tick-cross'],
    ['TICKTF_ANY_TICKORCROSS', 'tick-cross'],
    ['ticktf_any_tickorcross ', 'tick-cross'],
    ['TICKTF_TRUEORFALSE', 'true-false'],
    ['TICKTF_SOMETHING', 'true-false'],
    ['', 'true-false'],
  ])('C-397, C-398 the variant %j is shown as %s', (optionType, style) => {
    expect(styled(optionType)).toBe(style)
  })

  test.each([
    ['Yes/No', 'yes-no'],
    ['YES_OR_NO', 'yes-no'],
    ['T/F', 't-f'],
    ['True/False', 'true-false'],
    ['Tick/Cross', 'tick-cross'],
    ['tick or cross', 'tick-cross'],
  ])('B-313 the style %j is %s, whatever the variant', (displayStyle, style) => {
    expect(styled('TICKTF_TRUEORFALSE', displayStyle)).toBe(style)
    expect(styled('TICKTF_ANY_TICKORCROSS', displayStyle)).toBe(style)
  })

  test.each(['smileys', 7, null, {}])('B-313 an unknown style %j leaves it to the variant', (displayStyle) => {
    expect(styled('TICKTF_ANY_TICKORCROSS', displayStyle)).toBe('tick-cross')
  })

  test('C-402, C-413 a statement is words, a picture, or both', () => {
    const [words, both, asked, picture] = made({
      answers: [
        { id: 1, answer: 'a kite' },
        { id: 2, answer: 'a kite', imageUrl: '/kite.svg', imageAlt: 'Hình: đồ chơi' },
        { id: 3, question: 'a kite', imageUrl: '/kite.svg' },
        { id: 4, imageUrl: '/kite.svg' },
      ],
    }).answers.map((one, index) => shownStatement(made(), one, index))
    expect(words).toEqual({ url: '', words: 'a kite', alt: '' })
    // the picture says whether the words are true
    expect(both).toEqual({ url: '/kite.svg', words: 'a kite', alt: 'Hình 2. Hình: đồ chơi' })
    expect(asked).toEqual({ ...both, alt: 'Hình 3' })
    expect(picture).toEqual({ url: '/kite.svg', words: '', alt: 'Hình 4' })
    const pictures = made({ settings: { answers: { imageAnswers: true } }, answers: [{ id: 1, answer: '/kite.svg' }] })
    expect(pictures.answers.map((one) => shownStatement(pictures, one, 0))).toEqual([
      { url: '/kite.svg', words: '', alt: 'Hình 1' },
    ])
  })

  test('C-397, C-398 the statements of LISTENPICTURE are pictures where they are addresses', () => {
    const listened = made({
      optionType: 'LISTENPICTURE',
      answers: [
        { id: 1, answer: '/pictures/words/cat.svg', isCorrect: true },
        { id: 2, answer: 'It is a dog.' },
      ],
    })
    expect(listened.answers.map((one, index) => shownStatement(listened, one, index))).toEqual([
      { url: '/pictures/words/cat.svg', words: '', alt: 'Hình 1' },
      { url: '', words: 'It is a dog.', alt: '' },
    ])
  })
})
