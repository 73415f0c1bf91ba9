import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inShownOrder } from '../../shared/shuffle.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { hitsOf, pictureOf, pressed, sharesOf } from './parts.ts'
import { questionSchema } from './schema.ts'

const options = (ids: string, right: string) =>
  [...ids].map((id) => ({ id, answer: `option ${id}`, isCorrect: right.includes(id) }))
const subQuestions = [
  { id: 'one', question: 'Pick one.', answers: options('abc', 'b') },
  { id: 'two', question: 'Pick two.', answers: options('defg', 'dg') },
  { id: 'three', question: 'Pick three.', answers: options('hijk', 'hij') },
]
const made = (more: object = {}) => questionSchema.parse({ id: 'quiz', answers: subQuestions, ...more })
const shown = toPublic(made())
const percent = ({ right, total }: { right: number; total: number }) => Math.round((100 * right) / total)

test.each([
  [{ one: ['b'], two: ['d', 'g'], three: ['h', 'i', 'j'] }, [1, 1, 1]],
  [{ one: ['b'], two: ['g', 'd'], three: ['j', 'i', 'h'] }, [1, 1, 1]],
  [{ one: ['a'], two: ['d', 'g'], three: ['h', 'i', 'j'] }, [0, 1, 1]],
  [{ one: ['b'], two: ['d', 'e'], three: ['h'] }, [1, 1 / 2, 1 / 3]],
  [{ two: ['d'], three: ['h', 'i', 'k'] }, [0, 1 / 2, 2 / 3]],
  [{ one: [], two: ['e', 'f'], three: ['k'] }, [0, 0, 0]],
  [{}, [0, 0, 0]],
])('B-288, B-289 of %j the sub-questions are worth %j, and right of total is their average', (parts, worth) => {
  const verdict = grade(made(), { parts })
  const average = worth.reduce((sum, one) => sum + one, 0) / worth.length
  expect(verdict.right / verdict.total).toBeCloseTo(average, 10)
  expect(percent(verdict)).toBe(Math.round(100 * average))
  expect(verdict.correct).toBe(average === 1)
  expect(shown.parts.map((part) => hitsOf(verdict, part) / part.takes)).toEqual(worth)
})

test('H027 the total is the number of the parts, and as many of them are right as the verdict says', () => {
  const pick = (ids: string, takes: number) => fc.shuffledSubarray([...ids], { maxLength: takes })
  fc.assert(
    fc.property(pick('abc', 1), pick('defg', 2), pick('hijk', 3), (one, two, three) => {
      const verdict = grade(made(), { parts: { one, two, three } })
      expect(verdict.total).toBe(Object.keys(verdict.parts).length)
      expect(verdict.right).toBe(Object.values(verdict.parts).filter(Boolean).length)
      expect(grade(made(), { parts: { three: three.toReversed(), two: two.toReversed(), one } })).toEqual(verdict)
    }),
  )
})

test('the shares are as few as can be counted in, and do not name an option', () => {
  expect(sharesOf([{ takes: 1 }, { takes: 1 }])).toBe(1)
  expect(sharesOf([{ takes: 4 }, { takes: 6 }])).toBe(12)
  expect(sharesOf([{ takes: 7 }, { takes: 11 }])).toBe(60)
  const single = made({ optionType: 'ONECHOICE' })
  expect(grade(single, { parts: { one: ['b'] } })).toEqual({
    correct: false,
    right: 1,
    total: 3,
    parts: { 'one 1': true, 'two 1': false, 'three 1': false },
  })
})

test('of very many correct options all are still all, and fewer are never more', () => {
  const many = 'abcdefghijklmnopqrstuvw'
  const question = made({ answers: [...subQuestions, { id: 'many', answers: options(`${many}xyz`, many) }] })
  expect(grade(question, correctResponse(question)).correct).toBe(true)
  const worth = [...many].map((_, count) => grade(question, { parts: { many: [...many].slice(0, count) } }).right)
  expect(worth).toEqual(worth.toSorted((one, other) => one - other))
  expect(grade(question, { parts: { ...correctResponse(question).parts, many: [...many].slice(1) } }).correct).toBe(
    false,
  )
})

test('B-283 more picks than a sub-question takes are no answer: nobody is right by picking everything', () => {
  const all = { one: [...'abc'], two: [...'defg'], three: [...'hijk'] }
  expect(grade(made(), { parts: all }).right).toBe(0)
  expect(responseTo(made()).safeParse({ parts: { two: ['d', 'e', 'g'] } }).success).toBe(false)
})

test('H024 options and sub-questions of another question, and one option twice, are no response', () => {
  const fits = (parts: unknown) => responseTo(made()).safeParse({ parts }).success
  expect(fits({})).toBe(true)
  expect(fits({ one: [], two: ['d'] })).toBe(true)
  for (const parts of [{ elsewhere: [] }, { one: ['d'] }, { two: ['d', 'd'] }, { one: 'b' }, { one: [''] }, [], null])
    expect(fits(parts)).toBe(false)
  expect(grade(made(), { parts: { one: ['b'], elsewhere: ['b'] } }).right).toBe(0)
})

test('B-278 an option type with ONECHOICE means a single answer, of which any correct one is all', () => {
  const single = made({ optionType: 'LISTEN_OneChoice_IMAGE' })
  expect(single.parts.map(({ takes }) => takes)).toEqual([1, 1, 1])
  expect(made({ optionType: 'MULTIPLECHOICE' }).parts.map(({ takes }) => takes)).toEqual([1, 2, 3])
  expect(grade(single, { parts: { one: ['b'], two: ['g'], three: ['i'] } }).correct).toBe(true)
})

describe('what a press does', () => {
  test('B-282 a single answer replaces the one before', () => {
    expect(pressed([], 'a', 1)).toEqual(['a'])
    expect(pressed(['a'], 'b', 1)).toEqual(['b'])
    expect(pressed(['a'], 'a', 1)).toEqual(['a'])
  })

  test('B-283 of several an option goes in and out', () => {
    expect(pressed(['a'], 'b', 2)).toEqual(['a', 'b'])
    expect(pressed(['a', 'b'], 'a', 2)).toEqual(['b'])
  })

  test('B-284 one too many drops the oldest', () => {
    expect(pressed(['a', 'b'], 'c', 2)).toEqual(['b', 'c'])
    expect(pressed(['c', 'a', 'b'], 'd', 3)).toEqual(['a', 'b', 'd'])
  })

  test('a sub-question without a right option takes none', () => {
    expect(pressed([], 'a', 0)).toEqual([])
  })
})

test('C-435 it may be submitted once something is picked in each sub-question that has a right option', () => {
  expect(isReady(shown, emptyResponse())).toBe(false)
  expect(isReady(shown, { parts: { one: ['a'], two: ['d'] } })).toBe(false)
  expect(isReady(shown, { parts: { one: ['a'], two: ['d'], three: [] } })).toBe(false)
  expect(isReady(shown, { parts: { one: ['a'], two: ['d'], three: ['elsewhere'] } })).toBe(false)
  expect(isReady(shown, { parts: { one: ['a'], two: ['d'], three: ['k'] } })).toBe(true)
  const broken = made({ answers: [...subQuestions.slice(0, 1), { id: 'none', answers: options('xy', '') }] })
  expect(isReady(toPublic(broken), { parts: { one: ['a'] } })).toBe(true)
  expect(grade(broken, { parts: { one: ['b'] } })).toMatchObject({ correct: true, total: 1 })
})

test('C-385, C-435 one that has a right option in none of its sub-questions asks nothing, and is submitted as it is', () => {
  const wrong = made({ answers: ['ab', 'cd'].map((ids) => ({ id: ids, answers: options(ids, '') })) })
  expect(isReady(toPublic(wrong), emptyResponse())).toBe(true)
  expect(isReady(toPublic(wrong), correctResponse(wrong))).toBe(true)
  expect(grade(wrong, correctResponse(wrong))).toEqual({ correct: false, right: 0, total: 0, parts: {} })
  expect(isReady(toPublic(made({ answers: [] })), emptyResponse())).toBe(true)
})

describe('B-315, B-316 a sub-question with its correct option alone', () => {
  const alone = ['cat', 'dog', 'cow', 'hen', 'Cat '].map((answer, at) => ({
    id: `p${at}`,
    answers: [{ id: `o${at}`, answer, isCorrect: true }],
  }))
  const question = made({ answers: alone })

  test('gets three distinct wrong ones from the others, the same on every machine', () => {
    for (const { options: all } of question.parts) {
      expect(all).toHaveLength(4)
      expect(new Set(all.map(({ answer }) => answer.trim().toLowerCase())).size).toBe(4)
      expect(all.filter(({ isCorrect }) => isCorrect)).toHaveLength(1)
    }
    expect(made({ answers: alone })).toEqual(question)
    expect(grade(question, correctResponse(question)).correct).toBe(true)
  })

  test('shows no pupil by an id which option was there before', () => {
    for (const { options: all } of toPublic(question).parts)
      for (const { id, answer } of all) expect(id).toBe(`:${answer.trim().toLowerCase()}`)
  })

  test('H167 names its options as answers that are stored do, whatever else typed answers take as the same', () => {
    const texts = ['Yes, I am.', 'Hòa', '3.5'].map((answer, at) => ({
      id: `p${at}`,
      answers: [{ answer, isCorrect: true }],
    }))
    const ids = made({ answers: texts }).parts.flatMap(({ options: all }) => all.map(({ id }) => id))
    expect(new Set(ids)).toEqual(new Set([':yes, i am.', ':hòa', ':3.5']))
  })

  test('takes pictures for a picture and texts for a text, and no more than there are', () => {
    const mixed = made({
      answers: [
        ...alone.slice(0, 2),
        { id: 'x', answers: [{ id: 'x', imageUrl: '/x.svg', isCorrect: true }] },
        { id: 'y', answers: [{ id: 'y', imageUrl: '/y.svg', isCorrect: true }] },
      ],
    })
    expect(mixed.parts.map(({ options: all }) => all.map(({ answer, imageUrl }) => answer + imageUrl))).toEqual([
      ['cat', 'dog'],
      ['dog', 'cat'],
      ['/x.svg', '/y.svg'],
      ['/y.svg', '/x.svg'],
    ])
  })

  test('one that has a wrong option, or is wrong, stays as it is', () => {
    expect(made().parts.map(({ options: all }) => all.length)).toEqual([3, 4, 4])
    const wrong = made({ answers: [{ id: 'p', answers: options('a', '') }, ...alone] })
    expect(wrong.parts[0]?.options.map(({ id }) => id)).toEqual(['a'])
  })
})

test("C-384, C-385, C-403 lists inside lists are read from JSON text, 'true' counts as true, and nothing throws", () => {
  const inner = subQuestions.map((part) => ({ ...part, answers: JSON.stringify(part.answers) }))
  expect(made({ answers: JSON.stringify(inner) })).toEqual(made())
  const texts = options('ab', 'a').map((option) => ({ ...option, isCorrect: String(option.isCorrect) }))
  expect(correctResponse(made({ answers: [{ id: 'p', answers: texts }] }))).toEqual({ parts: { p: ['a'] } })
  for (const answers of ['[{', null, 7, {}, 'cat', [null], [[]]]) {
    const broken = made({ answers, settings: '[', optionType: 7 })
    expect(broken.parts).toEqual([])
    expect(grade(broken, { parts: {} })).toEqual({ correct: false, right: 0, total: 0, parts: {} })
  }
  expect(made({ answers: [{ id: 'p', answers: '[{' }] }).parts[0]?.options).toEqual([])
})

test('B-279 options that stand alone are those of one sub-question; what has no id gets a stable one', () => {
  const flat = made({ answers: [{ answer: 'a', isCorrect: true }, { answer: 'b' }, { answer: 'a' }] })
  expect(flat.parts.map(({ id }) => id)).toEqual(['part 1'])
  expect(flat.parts[0]?.options.map(({ id }) => id)).toEqual(['0:a', '0:b', '1:a'])
})

test('no pupil receives key or explanation, nor the stored order of the options', () => {
  const other = made({
    answers: subQuestions.map(({ answers, ...part }, at) => ({
      ...part,
      answers: answers.toReversed().map((option, index) => ({ ...option, isCorrect: index <= at })),
    })),
    explainText: { text: 'because' },
  })
  expect(correctResponse(other)).not.toEqual(correctResponse(made()))
  expect(JSON.stringify(toPublic(other))).toBe(JSON.stringify(shown))
  expect(JSON.stringify(shown)).not.toMatch(/isCorrect|explainText/)
})

test('B-277 a question has id, title, subtitle, option type, sound, picture, text and answers', () => {
  const stored = {
    id: 'q7',
    title: 'Listen.',
    subTitle: 'Then choose.',
    optionType: 'ONECHOICETEXT',
    audioUrl: '/sounds/words/cat.mp3',
    imageUrl: '/pictures/words/cat.svg',
    questionText: 'What is it?',
  }
  expect(questionSchema.parse({ ...stored, answers: subQuestions })).toMatchObject({
    ...stored,
    parts: subQuestions.map(({ id, question }) => ({ id, question })),
  })
})

test('B-281 an answer has the picked options of each sub-question, and its verdict the percentage', () => {
  const response = { parts: { one: ['b'], two: ['d'], three: ['h', 'i', 'j'] } }
  expect(responseTo(made()).safeParse(response)).toEqual({ success: true, data: response })
  expect(percent(grade(made(), response))).toBe(83)
})

test('B-274, B-280, B-314, B-276 options are texts or pictures, vertical in two columns unless the question says otherwise', () => {
  const [option] = questionSchema.parse({ id: 1, answers: [{ answer: '/kite.svg' }] }).parts[0]?.options ?? []
  if (!option) throw new Error('no option')
  expect(pictureOf({ imageAnswers: true }, option)).toEqual({ url: '/kite.svg', caption: '' })
  expect(pictureOf({ imageAnswers: false }, option)).toEqual({ url: '', caption: '/kite.svg' })
  expect(pictureOf({ imageAnswers: false }, { ...option, imageUrl: '/a.svg' })).toEqual({
    url: '/a.svg',
    caption: '/kite.svg',
  })
  expect([shown.horizontal, shown.columns]).toEqual([false, 2])
  const set = made({ settings: '{"answers": {"direction": "Horizontal", "columnImageAnswers": 3}}' })
  expect([set.horizontal, set.columns]).toEqual([true, 3])
})

test('C-437 the seed decides the order of the options, the same with and without the key', () => {
  const order = (seed: string, of = shown.parts[1]?.options ?? []) =>
    inShownOrder(of, seed)
      .map(({ id }) => id)
      .join('')
  expect(new Set(Array.from({ length: 40 }, (_, index) => order(`sitting ${index}`))).size).toBeGreaterThan(10)
  expect(order('a')).toBe(order('a', made().parts[1]?.options))
})

test('the summary is the words of what was picked by sub-question', () => {
  expect(summarise(shown, { parts: { three: ['k', 'h'], one: ['a'] } })).toBe('1. option a; 3. option h, option k')
  expect(summarise(shown, emptyResponse())).toBe('')
  const picture = toPublic(made({ answers: [{ imageUrl: '/a/kite.svg', isCorrect: true }, { answer: 'x' }] }))
  expect(summarise(picture, { parts: { 'part 1': ['0:/a/kite.svg'] } })).toBe('kite')
})
