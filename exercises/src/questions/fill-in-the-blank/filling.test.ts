import { expect, test } from 'vitest'
import { drop, placeOf, putWord, withBlank } from './filling.ts'

test('a text goes into its own blank and leaves the response given as it is', () => {
  const response = { blanks: ['a', 'b'] }
  expect(withBlank(response, 1, 'c')).toEqual({ blanks: ['a', 'c'] })
  expect(response).toEqual({ blanks: ['a', 'b'] })
})

test('a word of the bank goes to the blank chosen last, otherwise to the first empty one', () => {
  expect(placeOf({ blanks: ['a', '', ''] }, 0)).toBe(0)
  expect(placeOf({ blanks: ['a', '', ''] }, null)).toBe(1)
  expect(placeOf({ blanks: ['a', 'b'] }, null)).toBe(0)
  expect(placeOf({ blanks: ['a', ''] }, 7)).toBe(1)
})

test('the next word goes to the next empty blank behind, then before, and to none when all are full', () => {
  expect(putWord({ blanks: ['', '', ''] }, 1, 'x')).toEqual({ response: { blanks: ['', 'x', ''] }, next: 2 })
  expect(putWord({ blanks: ['', 'a', ''] }, 2, 'x')).toEqual({ response: { blanks: ['', 'a', 'x'] }, next: 0 })
  expect(putWord({ blanks: ['a', ''] }, 1, 'x')).toEqual({ response: { blanks: ['a', 'x'] }, next: null })
})

test('the word that stands in the blank already is taken out, another one replaces it', () => {
  expect(putWord({ blanks: ['x', 'b'] }, 0, 'x')).toEqual({ response: { blanks: ['', 'b'] }, next: 0 })
  expect(putWord({ blanks: ['x', 'b'] }, 0, 'y')).toEqual({ response: { blanks: ['y', 'b'] }, next: null })
})

test('C-497 a word of the bank is dropped in any blank and replaces what stands there; its own word stays', () => {
  const word = { word: 'x', from: null }
  expect(drop({ blanks: ['', 'b', ''] }, word, 0)).toEqual({
    response: { blanks: ['x', 'b', ''] },
    chosen: 2,
    said: 'Đã điền “x” vào ô trống 1',
  })
  expect(drop({ blanks: ['a', 'b'] }, word, 1)).toMatchObject({ response: { blanks: ['a', 'x'] }, chosen: null })
  expect(drop({ blanks: ['x', 'b'] }, word, 0)).toBeNull()
  expect(drop({ blanks: ['x', 'b'] }, word, 'bank')).toBeNull()
  expect(drop({ blanks: ['x', 'b'] }, word, 2)).toBeNull()
})

test('C-497 a word is dropped from its blank back in the bank, or in another blank, which gives its own in return', () => {
  const response = { blanks: ['a', 'b', ''] }
  const word = { word: 'a', from: 0 }
  expect(drop(response, word, 'bank')).toEqual({
    response: { blanks: ['', 'b', ''] },
    chosen: 0,
    said: 'Đã bỏ “a” khỏi ô trống 1',
  })
  expect(drop(response, word, 2)).toEqual({
    response: { blanks: ['', 'b', 'a'] },
    chosen: null,
    said: 'Đã chuyển “a” sang ô trống 3',
  })
  expect(drop(response, word, 1)).toEqual({
    response: { blanks: ['b', 'a', ''] },
    chosen: null,
    said: '“a” sang ô trống 2, “b” sang ô trống 1',
  })
  expect(drop(response, word, 0)).toBeNull()
})
