import { expect, test } from 'vitest'
import { emptyResponse, toPublic } from './grade.ts'
import { columnWidth, isArranged, isPicture, nameOf, shownOrder, stepOf, swapped } from './order.ts'
import { questionSchema } from './schema.ts'

const stored = (answers: readonly string[], settings?: unknown) =>
  toPublic(questionSchema.parse({ id: 1, settings, answers }))
const { pieces } = stored([...'abcdefgh'])

test('before an answer the seed decides the order, and a reload shows the same', () => {
  const shown = shownOrder(pieces, emptyResponse(), 'sitting 1')
  expect(isArranged(pieces, shown)).toBe(true)
  expect(shownOrder(pieces, emptyResponse(), 'sitting 1')).toEqual(shown)
  expect(shownOrder(pieces, emptyResponse(), 'sitting 2')).not.toEqual(shown)
})

test('an answer is shown as it is, whatever the seed; what is none is not', () => {
  const response = swapped(shownOrder(pieces, emptyResponse(), 'x'), 0, 3)
  expect(shownOrder(pieces, response, 'y')).toBe(response)
  expect(isArranged(pieces, { order: response.order.slice(1) })).toBe(false)
  expect(isArranged(pieces, { order: response.order.with(0, '0:?') })).toBe(false)
  expect(isArranged(pieces, { order: response.order.with(0, response.order[1] ?? '') })).toBe(false)
})

test('C-497 two items that are selected change places; the same twice is put down', () => {
  const response = { order: ['a', 'b', 'c'] }
  expect(stepOf(response, null, 2)).toEqual({ kind: 'chosen', selected: 2 })
  expect(stepOf(response, 2, 2)).toEqual({ kind: 'released', selected: null })
  expect(stepOf(response, 2, 0)).toEqual({
    kind: 'swapped',
    selected: null,
    from: 2,
    response: { order: ['c', 'b', 'a'] },
  })
  expect(swapped(response, 0, 3)).toEqual(response)
  expect(response.order).toEqual(['a', 'b', 'c'])
})

test.each([
  [['a', 'x'.repeat(68)], 70],
  [['a', 'x'.repeat(69)], 89],
  [['ế'.repeat(68)], 70],
  [['ế'.normalize('NFD').repeat(68)], 70],
  [[`/files/${'x'.repeat(80)}.png`], 70],
  [[], 70],
])('C-440, C-441 with %j the column of contents takes %j per cent', (answers, width) => {
  expect(columnWidth(stored(answers))).toBe(width)
})

test('C-441, C-429 marks do not count as characters, whether they are underlined or left out', () => {
  const answers = [`<${'x'.repeat(68)}>`]
  expect(columnWidth(stored([`${answers[0]}x`]))).toBe(89)
  expect(columnWidth(stored(answers))).toBe(70)
  expect(columnWidth(stored(answers, { answers: { underlined: true } }))).toBe(70)
})

test('C-402, C-428 a content is a picture by the setting or by its ending, and otherwise words', () => {
  const words = stored(['a'])
  expect(['/files/a.svg', 'a.PNG?v=2', 'https://x.vn/a.webp#1'].every((text) => isPicture(words, text))).toBe(true)
  expect(['a cat', 'see a.png', 'png', '/files/a'].some((text) => isPicture(words, text))).toBe(false)
  const pictured = stored(['a'], { answers: { imageAnswers: true } })
  expect(isPicture(pictured, '/files/a')).toBe(true)
  expect(nameOf(pictured, '/files/kite')).toBe('kite')
})
