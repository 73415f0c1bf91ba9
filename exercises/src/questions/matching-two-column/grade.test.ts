import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'

const stored = (answers: unknown, settings?: unknown): Question => questionSchema.parse({ id: 1, answers, settings })

const opposites = stored([
  { id: 'm1', leftId: 'k', rightId: 'z', textLeft: 'hot', textRight: 'cold' },
  { id: 'm2', leftId: 'c', rightId: 'p', textLeft: 'big', textRight: 'small' },
  { id: 'm3', leftId: 't', rightId: 'a', textLeft: 'old', textRight: 'new' },
])
const unanswered = { correct: false, right: 0, total: 3, parts: { k: false, c: false, t: false } }

describe('marking', () => {
  test('C-477 correct if in every row the two cards belong together, whichever row it is', () => {
    expect(grade(opposites, { left: ['k', 'c', 't'], right: ['z', 'p', 'a'] })).toEqual({
      correct: true,
      right: 3,
      total: 3,
      parts: { k: true, c: true, t: true },
    })
    expect(grade(opposites, { left: ['t', 'k', 'c'], right: ['a', 'z', 'p'] }).correct).toBe(true)
  })

  test('C-477 a row with cards of two pairs is wrong, the others stay right', () => {
    expect(grade(opposites, { left: ['k', 'c', 't'], right: ['p', 'z', 'a'] })).toEqual({
      correct: false,
      right: 1,
      total: 3,
      parts: { k: false, c: false, t: true },
    })
  })

  test.each([
    ['nothing', null],
    ['a text', 'k'],
    ['no columns', {}],
    ['nothing arranged', { left: [], right: [] }],
    ['one column', { left: ['k', 'c', 't'], right: [] }],
    ['a card missing', { left: ['k', 'c'], right: ['z', 'p'] }],
    ['a card twice', { left: ['k', 'k', 't'], right: ['z', 'z', 'a'] }],
    ['a card too many', { left: ['k', 'c', 't', 'k'], right: ['z', 'p', 'a', 'z'] }],
    ['an unknown card', { left: ['k', 'c', 'x'], right: ['z', 'p', 'a'] }],
    ['columns exchanged', { left: ['z', 'p', 'a'], right: ['k', 'c', 't'] }],
    ['match ids', { left: ['m1', 'm2', 'm3'], right: ['m1', 'm2', 'm3'] }],
    ['no ids', { left: [1, 2, 3], right: ['z', 'p', 'a'] }],
  ])('%s is no order of the cards and counts as unanswered', (_, response) => {
    expect(grade(opposites, response)).toEqual(unanswered)
  })

  test('cards with equal texts may stand for each other, on either side', () => {
    const homes = stored([
      { leftId: 'f', rightId: 'x', textLeft: 'fish', textRight: 'water' },
      { leftId: 'w', rightId: 'y', textLeft: 'whale', textRight: ' water ' },
      { leftId: 'b', rightId: 'z', textLeft: 'bird', textRight: 'nest' },
    ])
    expect(grade(homes, { left: ['f', 'w', 'b'], right: ['y', 'x', 'z'] }).correct).toBe(true)
    expect(grade(homes, { left: ['f', 'w', 'b'], right: ['z', 'x', 'y'] }).right).toBe(1)
    const uses = stored([
      { leftId: 'p', rightId: 'd', textLeft: 'We can', textRight: 'swim' },
      { leftId: 'q', rightId: 'e', textLeft: 'We can', textRight: 'fly' },
    ])
    expect(grade(uses, { left: ['p', 'q'], right: ['e', 'd'] }).correct).toBe(true)
  })

  test('texts that differ in case are different cards', () => {
    const words = stored([
      { leftId: 'a', rightId: 'c', textLeft: 'language', textRight: 'Polish' },
      { leftId: 'b', rightId: 'd', textLeft: 'to make bright', textRight: 'polish' },
    ])
    expect(grade(words, { left: ['a', 'b'], right: ['d', 'c'] }).right).toBe(0)
  })

  test('an id that names a property of every object is an id like another', () => {
    const question = stored([{ leftId: '__proto__', rightId: 'constructor', textLeft: 'a', textRight: 'b' }])
    expect(grade(question, correctResponse(question))).toMatchObject({ correct: true, right: 1, total: 1 })
  })

  test('C-385 a key that cannot be read leaves nothing to mark', () => {
    for (const answers of [undefined, null, '', '[1,', {}, [null], 'x'])
      expect(grade(stored(answers), { left: [], right: [] })).toEqual({ correct: false, right: 0, total: 0, parts: {} })
  })

  test('whatever the texts, the correct response is right and the empty one is not', () => {
    const text = fc.stringMatching(/^[a-c]{1,2}$/)
    fc.assert(
      fc.property(fc.array(fc.record({ textLeft: text, textRight: text }), { minLength: 1 }), (pairs) => {
        const question = stored(pairs)
        expect(grade(question, correctResponse(question)).correct).toBe(true)
        expect(grade(question, emptyResponse()).right).toBe(0)
      }),
    )
  })
})

describe('the question as it is stored', () => {
  test('C-404, C-384 its answers are pairs of texts, also as JSON text', () => {
    const text = JSON.stringify([{ id: 3, leftId: 7, rightId: 9, textLeft: 'hot', textRight: 5 }])
    expect(stored(text).answers).toEqual([{ id: '3', leftId: '7', rightId: '9', textLeft: 'hot', textRight: '5' }])
  })

  test('C-404 pairs without ids of their cards, or with ids twice, are named by their texts', () => {
    for (const ids of [{}, { leftId: 'x', rightId: 'y' }]) {
      const question = stored([
        { ...ids, textLeft: 'a', textRight: 'c' },
        { ...ids, textLeft: 'a', textRight: 'd' },
        { ...ids, textLeft: '', textRight: '' },
      ])
      expect(correctResponse(question)).toEqual({ left: ['0:a', '1:a'], right: ['0:c', '0:d'] })
    }
  })

  test('C-422, C-423, C-431 numbers and titles are shown unless a setting says no', () => {
    for (const settings of [undefined, null, '', {}, '{}', { showNumber: null }, { showNumber: 'true' }])
      expect(stored([], settings).settings).toMatchObject({ showNumber: true, showTitleColumn: true })
    expect(stored([], '{"showNumber": "false", "showTitleColumn": false}').settings).toMatchObject({
      showNumber: false,
      showTitleColumn: false,
    })
  })

  test('C-424, C-425, C-432 both columns can be moved unless a setting fixes them', () => {
    expect(stored([]).settings).toMatchObject({ isDragAColumnDisabled: false, isDragBColumnDisabled: false })
    expect(stored([], { isDragAColumnDisabled: 'true', isDragBColumnDisabled: true }).settings).toMatchObject({
      isDragAColumnDisabled: true,
      isDragBColumnDisabled: true,
    })
  })

  test('a parsed question parses to itself', () => {
    for (const question of [opposites, stored([{ textLeft: 'a', textRight: 'b' }], { showNumber: false })])
      expect(questionSchema.parse(question)).toEqual(question)
  })
})

describe('what a pupil receives', () => {
  test('both columns by their own ids, without match ids', () => {
    const { left, right } = toPublic(opposites)
    expect(left.map(({ id }) => id)).toEqual(['c', 'k', 't'])
    expect(right.map(({ id }) => id)).toEqual(['a', 'p', 'z'])
    expect(JSON.stringify(toPublic(opposites))).not.toMatch(/m1|m2|m3/)
  })

  test('the same bytes in whatever order the pairs stand, and however their texts are paired without stored ids', () => {
    const other = { ...opposites, answers: opposites.answers.toReversed() }
    expect(JSON.stringify(toPublic(other))).toBe(JSON.stringify(toPublic(opposites)))
    const paired = (...rights: string[]) =>
      JSON.stringify(toPublic(stored(rights.map((textRight, index) => ({ textLeft: `left ${index}`, textRight })))))
    expect(paired('a', 'b', 'a')).toBe(paired('b', 'a', 'a'))
  })
})

test('C-488 D62 what nobody has moved or kept is no answer; any order of both columns is one', () => {
  const shown = toPublic(opposites)
  expect(isReady(shown, emptyResponse())).toBe(false)
  expect(isReady(shown, correctResponse(opposites))).toBe(true)
  expect(isReady(shown, { left: ['k', 'c', 't'], right: ['p', 'z', 'a'] })).toBe(true)
  expect(isReady(shown, { left: ['k', 'c', 't'], right: [] })).toBe(false)
})

test('the response in one line has a pair for each row', () => {
  expect(summarise(toPublic(opposites), { left: ['k', 'c', 't'], right: ['p', 'z', 'a'] })).toBe(
    'hot – small; big – cold; old – new',
  )
  expect(summarise(toPublic(opposites), emptyResponse())).toBe('')
})
