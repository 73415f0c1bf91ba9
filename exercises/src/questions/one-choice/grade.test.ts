import { describe, expect, test } from 'vitest'
import { lookOf } from '../../parts/choices/looks.ts'
import { labelOf } from '../../shared/labels.ts'
import { pictureOf, showsPictures } from '../../shared/picture-answers.ts'
import { inShownOrder } from '../../shared/shuffle.ts'
import { correctResponse, emptyResponse, grade, isReady, summarise, toPublic } from './grade.ts'
import { questionSchema } from './schema.ts'

const options = [
  { id: 'q', answer: 'cat', isCorrect: 'true' },
  { id: 'b', answer: 'dog', isCorrect: 'false' },
  { id: 'm', answer: 'cow', isCorrect: false },
  { id: 'x', answer: 'hen', isCorrect: true },
]
const made = (more: object = {}) => questionSchema.parse({ id: 'one', answers: options, ...more })
const withAnswers = (answers: object) => made({ settings: { answers } })
const shown = toPublic(made())

test('C-435 it may be submitted once one of its options is picked', () => {
  expect(isReady(shown, emptyResponse())).toBe(false)
  expect(isReady(shown, { picked: 'elsewhere' })).toBe(false)
  expect(isReady(shown, { picked: 'b' })).toBe(true)
})

test.each([
  [{ picked: 'q' }, true],
  [{ picked: 'x' }, true],
  [{ picked: 'b' }, false],
  [{ picked: 'm' }, false],
  [{ picked: 'elsewhere' }, false],
  [{ picked: null }, false],
  [{ picked: '' }, false],
  [{ picked: ['q'] }, false],
  ['q', false],
  [undefined, false],
])('C-436 %j is marked by isCorrect of what is picked: %j', (response, correct) => {
  expect(grade(made(), response)).toEqual({ correct, right: correct ? 1 : 0, total: 1, parts: { picked: correct } })
})

test("C-403 isCorrect as 'true' or true, 'false' or false is the same key", () => {
  expect(made().answers.map(({ isCorrect }) => isCorrect)).toEqual([true, false, false, true])
})

test('C-402 an option has id, answer, isCorrect, imageUrl, audioUrl and question, empty where nothing was stored', () => {
  const [full, bare, ...rest] = made({
    answers: [
      {
        id: 7,
        answer: 'kite',
        isCorrect: 'true',
        imageUrl: '/kite.svg',
        imageAlt: 'Hình: đồ chơi',
        audioUrl: '/kite.mp3',
        question: 'a kite',
      },
      { id: 'z', answer: 'cat', imageUrl: null },
      { id: 'e', answer: null },
    ],
  }).answers
  expect(full).toEqual({
    id: '7',
    answer: 'kite',
    isCorrect: true,
    imageUrl: '/kite.svg',
    imageAlt: 'Hình: đồ chơi',
    audioUrl: '/kite.mp3',
    question: 'a kite',
  })
  expect(bare).toEqual({
    id: 'z',
    answer: 'cat',
    isCorrect: false,
    imageUrl: '',
    imageAlt: '',
    audioUrl: '',
    question: '',
  })
  expect(rest).toEqual([])
})

test('C-384, C-385 options and settings are read from JSON text, and text that cannot be read is a question without options', () => {
  const stored = made({ answers: JSON.stringify(options), settings: '{"answers": {"bulletType": "number"}}' })
  expect(stored.answers).toEqual(made().answers)
  expect(stored.settings.answers.bulletType).toBe('number')
  const broken = made({ answers: '[{', settings: '{' })
  expect(broken.answers).toEqual([])
  expect(grade(broken, { picked: 'q' }).correct).toBe(false)
})

test('C-384, C-385, C-409 options without an id, or with one that stands twice, are options as the others, each with its own verdict', () => {
  for (const answers of [
    [{ answer: 'cat', isCorrect: true }, { answer: 'dog' }, null],
    [
      { id: 1, answer: 'cat', isCorrect: true },
      { id: 1, answer: 'dog' },
    ],
    [{ id: 1, answer: 'cat', isCorrect: 'true' }, 'dog'],
  ]) {
    const question = made({ answers: JSON.stringify(answers) })
    const verdicts = question.answers.map(({ id, answer }) => [answer, grade(question, { picked: id }).correct])
    expect(verdicts).toEqual([
      ['cat', true],
      ['dog', false],
    ])
  }
})

test('no pupil receives key, explanation or stored order', () => {
  const other = made({ answers: options.map((one) => ({ ...one, isCorrect: one.id === 'm' })).toReversed() })
  expect(JSON.stringify(toPublic(other))).toBe(JSON.stringify(shown))
  expect(shown.answers.map(({ id }) => id)).toEqual(['b', 'm', 'q', 'x'])
  expect(JSON.stringify(shown)).not.toMatch(/isCorrect|explainText/)
})

test('the correct response is the first right option, and none where no option is right', () => {
  expect(correctResponse(made())).toEqual({ picked: 'q' })
  expect(correctResponse(made({ answers: [] }))).toEqual({ picked: null })
})

test('the summary is the words of what was picked; of a picture what it shows, or the name of its file', () => {
  const pictures = withAnswers({ imageAnswers: true })
  const picture = (option: object) => toPublic({ ...pictures, answers: made({ answers: [option] }).answers })
  expect(summarise(shown, { picked: 'b' })).toBe('dog')
  expect(summarise(shown, { picked: null })).toBe('')
  expect(summarise(picture({ id: 'k', answer: '/a/kite.svg' }), { picked: 'k' })).toBe('kite')
  expect(summarise(picture({ id: 'k', answer: '/a/1.svg', question: 'a <kite>' }), { picked: 'k' })).toBe('a kite')
  expect(summarise(picture({ id: 'k', answer: 'red kite', imageUrl: '/a/1.svg' }), { picked: 'k' })).toBe('red kite')
})

describe('how it is shown', () => {
  test('C-437 the seed decides the order, the same with and without the key', () => {
    const order = (seed: string) =>
      inShownOrder(shown.answers, seed)
        .map(({ id }) => id)
        .join('')
    expect(new Set(Array.from({ length: 40 }, (_, index) => order(`sitting ${index}`))).size).toBeGreaterThan(10)
    expect(order('a')).toBe(order('a'))
    expect(
      inShownOrder(made().answers, 'a')
        .map(({ id }) => id)
        .join(''),
    ).toBe(order('a'))
  })

  test.each([
    ['character', 'A B C'],
    ['Number', '1 2 3'],
    ['special characters', '• • •'],
    ['specialCharacters', '• • •'],
    ['none', '  '],
    [undefined, 'A B C'],
    ['roman', 'A B C'],
  ])('C-412, C-427, C-438 bulletType %j labels the options %j', (bulletType, labels) => {
    const read = withAnswers({ bulletType }).settings.answers.bulletType
    expect([0, 1, 2].map((index) => labelOf(read, index)).join(' ')).toBe(labels)
  })

  test('C-607 after Z the letters go on with AA', () => {
    expect([25, 26, 27, 52].map((index) => labelOf('character', index))).toEqual(['Z', 'AA', 'AB', 'BA'])
  })

  test.each([
    ['horizontal', 'horizontal'],
    ['vertical', 'vertical'],
    [undefined, 'vertical'],
    ['slanted', 'vertical'],
  ])('C-411, C-426 direction %j is %s', (direction, read) => {
    expect(withAnswers({ direction }).settings.answers.direction).toBe(read)
  })

  test.each([
    [3, 3],
    ['3', 3],
    [2, 2],
    [undefined, 2],
    [5, 2],
  ])('C-414, C-415, C-428 pictures stand in 2 columns unless the question says 3: %j', (columns, read) => {
    expect(withAnswers({ columnImageAnswers: columns }).settings.answers.columnImageAnswers).toBe(read)
  })

  test('C-413, C-428 imageAnswers shows the answers as pictures', () => {
    const [option] = made({ answers: [{ id: 'k', answer: '/kite.svg' }] }).answers
    if (!option) throw new Error('no option')
    expect(pictureOf(withAnswers({ imageAnswers: 'true' }), option)).toEqual({ url: '/kite.svg', caption: '' })
    expect(pictureOf(withAnswers({}), option)).toEqual({ url: '', caption: '/kite.svg' })
  })

  test('C-397, C-398 a variant for pictures shows pictures, an unknown one is shown plainly', () => {
    expect(showsPictures(made({ optionType: 'ONECHOICE_IMAGE' }))).toBe(true)
    expect(showsPictures(made({ optionType: 'LISTENPICTURE' }))).toBe(true)
    expect(showsPictures(made({ optionType: 'ONECHOICE_ANSWER' }))).toBe(false)
    expect(showsPictures(made({ optionType: 'SOMETHING' }))).toBe(false)
  })

  test.each([
    ['MONOPHONIC', 'word'],
    ['POLYPHONIC', 'word'],
    ['NUMBERS', 'number'],
    ['ordinal_numbers', 'number'],
    ['PHONETIC', 'phonetic'],
    ['SENTENCES', 'sentence'],
    ['', 'plain'],
    ['toString', 'plain'],
  ])('C-400, C-398 the option value %j has the look %s', (option, look) => {
    expect(lookOf(option)).toBe(look)
  })
})
