import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pressKey, typeLetters } from './letters.ts'

test.each([
  ['a letter goes into its box, and the next box follows', ['', '', ''], 0, 'a', ['a', '', ''], 1],
  ['the last box keeps the focus', ['', '', ''], 2, 'a', ['', '', 'a'], 2],
  ['a letter typed behind another replaces it', ['a', ''], 0, 'ab', ['b', ''], 1],
  ['a letter typed before another replaces it', ['a', ''], 0, 'ba', ['b', ''], 1],
  ['the same letter again stays', ['a', ''], 0, 'aa', ['a', ''], 1],
  ['a pasted word is dealt out', ['', '', '', ''], 1, 'cat', ['', 'c', 'a', 't'], 3],
  ['what is too long is left out', ['', ''], 0, 'cats', ['c', 'a'], 1],
  ['spaces are no letters', ['', '', ''], 0, ' c a\n', ['c', 'a', ''], 2],
  ['a letter keeps its marks', ['', ''], 0, 'e\u0301', ['e\u0301', ''], 1],
  ['nothing empties the box and stays', ['a', 'b'], 0, '', ['', 'b'], 0],
])('C-460, C-463 %s', (_, blanks, at, value, after, next) => {
  expect(typeLetters(blanks, at, value)).toEqual({ blanks: after, next })
})

test('C-460 whatever is typed or pasted, each box has one letter at most and no box comes or goes', () => {
  const box = fc.constantFrom('', 'a', 'b')
  fc.assert(
    fc.property(fc.array(box, { minLength: 1 }), fc.nat(), fc.string({ unit: 'grapheme' }), (blanks, place, value) => {
      const typed = typeLetters(blanks, place % blanks.length, value)
      expect(typed.blanks).toHaveLength(blanks.length)
      for (const text of typed.blanks) expect(text.match(/\P{M}/gu)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(typed.next).toBeLessThan(blanks.length)
    }),
  )
})

test('Backspace in an empty box empties the one before; in a filled one it is the browser that does', () => {
  expect(pressKey(['a', ''], 1, 'Backspace')).toEqual({ blanks: ['', ''], next: 0 })
  expect(pressKey(['a', 'b'], 1, 'Backspace')).toBeNull()
  expect(pressKey(['', ''], 0, 'Backspace')).toBeNull()
})

test('arrows and Enter go from box to box and stop at the ends', () => {
  const blanks = ['a', '', 'c']
  expect(pressKey(blanks, 1, 'ArrowLeft')).toEqual({ blanks, next: 0 })
  expect(pressKey(blanks, 0, 'ArrowLeft')).toBeNull()
  for (const key of ['ArrowRight', 'Enter']) {
    expect(pressKey(blanks, 1, key)).toEqual({ blanks, next: 2 })
    expect(pressKey(blanks, 2, key)).toBeNull()
  }
  expect(pressKey(blanks, 1, 'x')).toBeNull()
})
