import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Grid, lettersOf, makeGrid, placesIn } from './grid.ts'

const gridOf = (...rows: string[]): Grid => rows.map((row) => [...row])
const wordsOf = (...words: string[]): string[][] => words.map(lettersOf)
const standard = { rows: 8, columns: 8 }

/** How often a word can be read left to right or top to bottom, counted without the code that is tested. */
const timesRead = (grid: Grid, word: string): number => {
  const rows = grid.map((row) => row.join(''))
  const columns = (grid[0] ?? []).map((_, column) => grid.map((row) => row[column]).join(''))
  return [...rows, ...columns].reduce((times, line) => {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) times++
    return times
  }, 0)
}

test.each([
  ['Ice-cream 2', 'ICECREAM'],
  ['cafe\u0301', 'CAF\u00c9'],
  ["o'clock", 'OCLOCK'],
  ['123', ''],
])('only the letters of %j stand in a grid', (word, letters) => {
  expect(lettersOf(word).join('')).toBe(letters)
})

test('C-484 words are read left to right and top to bottom, not backwards and not across', () => {
  expect(placesIn(gridOf('CAT', 'OXX', 'WXX'), wordsOf('cow'))).toEqual([
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  ])
  expect(placesIn(gridOf('CATS', 'XXXX'), wordsOf('cats'))).toHaveLength(1)
  expect(placesIn(gridOf('STAC', 'XXXX'), wordsOf('cats'))).toBeNull()
  expect(placesIn(gridOf('CXX', 'XAX', 'XXT'), wordsOf('cat'))).toBeNull()
})

test('C-478 words that share a cell have fewer cells than letters: such a grid does not serve', () => {
  expect(placesIn(gridOf('CAT', 'OXX', 'WXX'), wordsOf('cat', 'cow'))).toBeNull()
})

test('C-484 a grid in which other letters complete a word once more does not serve', () => {
  expect(placesIn(gridOf('CATX', 'XXXX', 'XCAT'), wordsOf('cat'))).toBeNull()
  // the second 'cat' takes its T from 'top', so that no choice of places would be in doubt
  expect(placesIn(gridOf('CATX', 'CATX', 'XXOX', 'XXPX'), wordsOf('cat', 'top'))).toBeNull()
})

test('C-484 a word inside a longer one is not completed by a filler', () => {
  expect(placesIn(gridOf('CATCH', 'XXXXX', 'CATXX'), wordsOf('catch', 'cat'))).toHaveLength(2)
})

test('C-482, C-483, C-484 in a grid that is made each word can be read once, and letters fill the rest', () => {
  for (let seed = 0; seed < 150; seed++) {
    const grid = makeGrid(wordsOf('at', 'tea', 'eat'), { rows: 5, columns: 5 }, String(seed))
    expect(['TEA', 'EAT'].map((word) => timesRead(grid, word))).toEqual([1, 1])
    // once by itself and once in 'eat'
    expect(timesRead(grid, 'AT')).toBe(2)
    expect(grid.flat().every((letter) => /^[A-Z]$/.test(letter))).toBe(true)
    expect(grid).toHaveLength(5)
  }
})

test('C-484 words lie both ways', () => {
  const ways = Array.from({ length: 40 }, (_, seed) => {
    const [[first, second] = []] = placesIn(makeGrid(wordsOf('kite'), standard, String(seed)), wordsOf('kite')) ?? []
    return first?.[0] === second?.[0] ? 'across' : 'down'
  })
  expect(new Set(ways)).toEqual(new Set(['across', 'down']))
})

test('C-483 the same seed makes the same grid, another one another grid', () => {
  const made = (seed: string): string => JSON.stringify(makeGrid(wordsOf('dog', 'bird', 'fish'), standard, seed))
  expect(made('q1')).toBe(made('q1'))
  expect(new Set(['a', 'b', 'c', 'd'].map(made)).size).toBe(4)
})

test('a grid gets more rows where a word has no room, and no more columns', () => {
  const long = makeGrid(wordsOf('strawberry', 'watermelon'), standard, 's')
  expect(long.every((row) => row.length === 8)).toBe(true)
  expect(long.length).toBeGreaterThanOrEqual(10)
})

test('whatever the words, they stand in the grid that is made for them', () => {
  const word = fc.stringMatching(/^[a-e]{2,9}$/)
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), fc.string(), (words, seed) => {
      const hidden = wordsOf(...words)
      expect(placesIn(makeGrid(hidden, { rows: 5, columns: 5 }, seed), hidden)).not.toBeNull()
    }),
  )
})

test('without words there is no grid', () => {
  expect(makeGrid([], standard, 's')).toEqual([])
  expect(placesIn([], wordsOf('cat'))).toBeNull()
})
