import { expect, test } from 'vitest'
import { answerTypeOf, answerTypes } from './answer-types.ts'

test.each(['listen', 'Listen and repeat', 'LISTEN_WORD', 'repeat', 'Repeat sentence'])(
  'B-305 %j is a recording',
  (kind) => {
    expect(answerTypeOf(kind, 1)).toBe('RECORD')
  },
)

test('B-306 a text with one correct answer is one choice of an answer', () => {
  expect(answerTypeOf('text', 1)).toBe('ONECHOICEANSWER')
  expect([answerTypeOf('text', 0), answerTypeOf('text', 2)]).toEqual([null, null])
})

test('B-307 an image is one choice of an image', () => {
  expect(answerTypeOf('Image', 1)).toBe('ONECHOICEIMAGE')
})

test.each([
  ['scramble', 'SCRAMBLE'],
  ['make sentence', 'MAKESENTENCE'],
  ['matching', 'MATCHING'],
  ['complete', 'COMPLETE'],
  ['fill the blank', 'FILLTHEBLANK'],
  ['grammar', 'GRAMMAR'],
  ['two-person reading', 'TWOPERSONREADING'],
  ['one-person conversation', 'ONEPERSONCONVERSATION'],
])('B-308 B-309 %j is %s', (kind, code) => {
  expect(answerTypeOf(kind, 1)).toBe(code)
  expect(Object.values(answerTypes)).toContain(code)
})

test('a kind that the mapping does not have is none', () => {
  for (const kind of ['', 'essay', 'toString', 'unmatching']) expect(answerTypeOf(kind, 1)).toBeNull()
})
