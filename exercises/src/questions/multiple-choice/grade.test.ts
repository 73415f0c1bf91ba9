import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lookOf } from '../../parts/choices/looks.ts'
import { shownOption } from '../../parts/choices/shown.ts'
import { labelOf } from '../../shared/labels.ts'
import { pictureOf, showsPictures } from '../../shared/picture-answers.ts'
import { inShownOrder } from '../../shared/shuffle.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { pressed } from './picking.ts'
import { questionSchema } from './schema.ts'

const options = [
  { id: 'q', answer: 'cat', isCorrect: 'true' },
  { id: 'b', answer: 'dog', isCorrect: 'false' },
  { id: 'm', answer: 'cow', isCorrect: false },
  { id: 'x', answer: 'hen', isCorrect: true },
]
const made = (more: object = {}) => questionSchema.parse({ id: 'one', answers: options, ...more })
const single = made({ answers: options.slice(0, 3) })
const withAnswers = (answers: object) => made({ settings: { answers } })
const shown = toPublic(made())
const fits = (question: typeof single, response: unknown) => responseTo(question).safeParse(response).success

describe('C-491 with several correct answers', () => {
  test.each([
    [{ picked: ['q', 'x'] }, true],
    [{ picked: ['x', 'q'] }, true],
    [{ picked: ['q'] }, false],
    [{ picked: ['q', 'x', 'b'] }, false],
    [{ picked: ['q', 'b'] }, false],
    [{ picked: ['q', 'x', 'elsewhere'] }, false],
    [{ picked: ['q', 'x', 'x'] }, false],
    [{ picked: [] }, false],
    [{ picked: 'qx' }, false],
    [{ picked: { 0: 'q', 1: 'x' } }, false],
    [['q', 'x'], false],
    [undefined, false],
  ])('%j is the correct set: %j', (response, correct) => {
    expect(grade(made(), response)).toEqual({ correct, right: correct ? 1 : 0, total: 1, parts: { picked: correct } })
  })

  test('H027 any order of the picked set has the same verdict, and only the correct set is right', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['q', 'b', 'm', 'x']), (picked) => {
        expect(grade(made(), { picked }).correct).toBe(picked.toSorted().join() === 'q,x')
      }),
    )
  })

  test('an option goes in and out, and the others stay', () => {
    expect(pressed({ picked: ['b'] }, 'q', true)).toEqual({ picked: ['b', 'q'] })
    expect(pressed({ picked: ['b', 'q'] }, 'b', true)).toEqual({ picked: ['q'] })
  })
})

describe('C-491 with one correct answer it is played as OneChoice', () => {
  test('C-435 a pick takes over, and two are no response', () => {
    expect(pressed({ picked: ['b'] }, 'q', false)).toEqual({ picked: ['q'] })
    expect(pressed({ picked: ['q'] }, 'q', false)).toEqual({ picked: ['q'] })
    expect(fits(single, { picked: ['q', 'b'] })).toBe(false)
    expect(isReady(toPublic(single), { picked: ['q', 'b'] })).toBe(false)
    expect(grade(single, { picked: ['q', 'b'] }).correct).toBe(false)
  })

  test('C-436 it is right if isCorrect of the picked one is set', () => {
    expect(grade(single, { picked: ['q'] }).correct).toBe(true)
    expect(grade(single, { picked: ['b'] }).correct).toBe(false)
  })

  test('a pupil is told whether one or several are right, and not how many', () => {
    expect(toPublic(single).several).toBe(false)
    expect(shown.several).toBe(true)
    const three = made({ answers: options.map((one) => ({ ...one, isCorrect: one.id !== 'q' })) })
    expect(JSON.stringify(toPublic(three))).toBe(JSON.stringify(shown))
  })
})

test('C-435 it may be submitted once an option of its own is picked', () => {
  expect(isReady(shown, emptyResponse())).toBe(false)
  expect(isReady(shown, { picked: ['elsewhere'] })).toBe(false)
  expect(isReady(shown, { picked: ['b', 'elsewhere'] })).toBe(false)
  expect(isReady(shown, { picked: ['b'] })).toBe(true)
})

test('H024 ids of another question, and an id that stands twice, are no response', () => {
  expect(fits(made(), { picked: ['q', 'b', 'm', 'x'] })).toBe(true)
  expect(fits(made(), { picked: [] })).toBe(true)
  for (const picked of [['elsewhere'], ['q', 'q'], [''], [1], null]) expect(fits(made(), { picked })).toBe(false)
})

test("C-403 isCorrect as 'true' or true, 'false' or false is the same key", () => {
  expect(made().answers.map(({ isCorrect }) => isCorrect)).toEqual([true, false, false, true])
})

test('C-384, C-385 options and settings are read from JSON text; what cannot be read is a question without options', () => {
  const stored = made({ answers: JSON.stringify(options), settings: '{"answers": {"bulletType": "number"}}' })
  expect(stored.answers).toEqual(made().answers)
  expect(stored.settings.answers.bulletType).toBe('number')
  for (const answers of ['[{', null, 7, {}, 'cat']) {
    const broken = made({ answers, settings: '{' })
    expect(broken.answers).toEqual([])
    expect(grade(broken, { picked: [] }).correct).toBe(false)
    expect(grade(broken, { picked: ['q'] }).correct).toBe(false)
  }
})

test('C-402, C-409 an option has its fields, empty where nothing was stored; a plain text is one, and nothing is none', () => {
  const [full, bare, ...rest] = made({
    answers: [
      {
        id: 7,
        answer: 12,
        isCorrect: 'true',
        imageUrl: '/kite.svg',
        imageAlt: 'Hình: đồ chơi',
        audioUrl: '/kite.mp3',
        question: 'a kite',
      },
      { id: 'z', answer: 'cat', imageUrl: null },
      null,
      { id: 'e' },
    ],
  }).answers
  expect(full).toEqual({
    id: '7',
    answer: '12',
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
  expect(made({ answers: ['cat', 'dog'] }).answers.map(({ answer }) => answer)).toEqual(['cat', 'dog'])
})

test('options without ids of their own get them from what they show: the key decides nothing', () => {
  const stored = (right: number) =>
    made({ answers: ['cat', 'dog', 'cat'].map((answer, at) => ({ answer, isCorrect: at === right || at === 1 })) })
  expect(stored(0).answers.map(({ id }) => id)).toEqual(['0:cat', '0:dog', '1:cat'])
  expect(stored(2).answers.map(({ id }) => id)).toEqual(stored(0).answers.map(({ id }) => id))
  const twice = made({ answers: options.map((option) => ({ ...option, id: 'same' })) })
  expect(new Set(twice.answers.map(({ id }) => id)).size).toBe(4)
})

test('no pupil receives key, explanation or stored order', () => {
  const other = made({
    answers: options.map((one) => ({ ...one, isCorrect: 'bm'.includes(one.id) })).toReversed(),
    explainText: { text: 'because' },
  })
  expect(JSON.stringify(toPublic(other))).toBe(JSON.stringify(shown))
  expect(shown.answers.map(({ id }) => id)).toEqual(['b', 'm', 'q', 'x'])
  expect(JSON.stringify(shown)).not.toMatch(/isCorrect|explainText/)
})

test('the correct response is every right option, and none where no option is right', () => {
  expect(correctResponse(made())).toEqual({ picked: ['q', 'x'] })
  expect(correctResponse(made({ answers: [] }))).toEqual({ picked: [] })
})

test('the summary is the words of what was picked; of a picture what it shows, or the name of its file', () => {
  expect(summarise(shown, { picked: ['x', 'b'] })).toBe('dog; hen')
  expect(summarise(shown, { picked: [] })).toBe('')
  const pictures = made({
    answers: [
      { id: 'a', answer: '/a/kite.svg' },
      { id: 'b', answer: '/a/1.svg', question: 'a <car>' },
      { id: 'c', answer: 'red hat', imageUrl: '/a/2.svg' },
    ],
    settings: { answers: { imageAnswers: true } },
  })
  expect(summarise(toPublic(pictures), { picked: ['a', 'b', 'c'] })).toBe('kite; a car; red hat')
})

describe('how it is shown', () => {
  test('C-437 the seed decides the order, the same with and without the key', () => {
    const order = (seed: string, of = shown.answers) =>
      inShownOrder(of, seed)
        .map(({ id }) => id)
        .join('')
    expect(new Set(Array.from({ length: 40 }, (_, index) => order(`sitting ${index}`))).size).toBeGreaterThan(10)
    expect(order('a')).toBe(order('a', made().answers))
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
    expect(showsPictures(made({ optionType: 'MULTIPLECHOICE_IMAGE' }))).toBe(true)
    expect(showsPictures(made({ optionType: 'ONECHOICE_IMAGE' }))).toBe(true)
    expect(showsPictures(made({ optionType: 'LISTENPICTURE' }))).toBe(true)
    for (const optionType of ['ONECHOICE_ANSWER', 'SOMETHING', 7, null])
      expect(showsPictures(made({ optionType }))).toBe(false)
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

  test('a picture is called what it shows, otherwise by its label or its place', () => {
    const picture = { url: '/a.svg', caption: '' }
    const option = { id: 'k', audioUrl: '', question: '' }
    expect(shownOption({ ...option, question: 'a <kite>' }, picture, 'character', 1).alt).toBe('a kite')
    expect(shownOption(option, picture, 'character', 1).alt).toBe('Hình B')
    expect(shownOption(option, picture, 'none', 1).alt).toBe('Hình 2')
    expect(shownOption(option, { url: '/a.svg', caption: 'a kite' }, 'none', 1).alt).toBe('')
  })
})
