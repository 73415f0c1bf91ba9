import { expect, test } from 'vitest'
import { placeOf, putWord, withBlank } from './filling.ts'

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
