import { expect, test } from 'vitest'
import type { Cell } from './grid.ts'
import { cellAfter, cellAt, changed, lineBetween, runsOf, wordsOf } from './selection.ts'

const size = { rows: 3, columns: 4 }

test('a press selects a letter and takes it out again; the response stays in the order of the grid', () => {
  const before: Cell[] = [
    [1, 1],
    [0, 2],
  ]
  expect(changed(before, [[0, 0]])).toEqual([
    [0, 0],
    [0, 2],
    [1, 1],
  ])
  expect(changed(before, [[1, 1]])).toEqual([[0, 2]])
  expect(before).toHaveLength(2)
})

test('a line selects what is not selected yet, and is taken out where all of it was', () => {
  const line: Cell[] = [
    [0, 0],
    [0, 1],
  ]
  expect(changed([[0, 1]], line)).toEqual(line)
  expect(changed(line, line)).toEqual([])
})

test('C-484 a drag goes along a row or a column, the way that it follows more, in either direction', () => {
  expect(lineBetween([1, 1], [2, 3])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
  ])
  expect(lineBetween([2, 1], [0, 1])).toEqual([
    [2, 1],
    [1, 1],
    [0, 1],
  ])
  expect(lineBetween([1, 1], [1, 1])).toEqual([[1, 1]])
})

test('a point belongs to the cell under it, beside the grid to the nearest one', () => {
  const area = { left: 100, top: 50, width: 400, height: 150 }
  expect(cellAt(area, size, { x: 101, y: 51 })).toEqual([0, 0])
  expect(cellAt(area, size, { x: 399, y: 199 })).toEqual([2, 2])
  expect(cellAt(area, size, { x: 0, y: 1_000 })).toEqual([2, 0])
  expect(cellAt(area, size, { x: 9_999, y: 0 })).toEqual([0, 3])
})

test.each([
  ['ArrowRight', [1, 2]],
  ['ArrowLeft', [1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [2, 1]],
  ['Home', [1, 0]],
  ['End', [1, 3]],
  ['a', null],
  [' ', null],
])('the key %j goes from the middle to %j', (key, to) => {
  expect(cellAfter([1, 1], key, size)).toEqual(to)
})

test('at the edge the arrow keys stay', () => {
  expect(cellAfter([0, 0], 'ArrowUp', size)).toEqual([0, 0])
  expect(cellAfter([2, 3], 'ArrowRight', size)).toEqual([2, 3])
})

test('selected letters in a line are one word, the longest first taken, in the order of the grid', () => {
  const grid = [[...'CATO'], [...'OXXN'], [...'WXXE']]
  const cells: Cell[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 3],
    [1, 3],
    [2, 3],
    [1, 2],
  ]
  expect(runsOf(grid, cells)).toEqual(['COW', 'ONE', 'X'])
  expect(runsOf(grid, [])).toEqual([])
  expect(runsOf(grid, [[9, 9]])).toEqual([''])
})

test('words that touch are told apart by their letters, in their own order or in that of the grid', () => {
  const grid = [...['CATDOG', 'XYZWUV'], ...['ITABCD', 'INEFGH', 'UPIJKL']].map((letters) => [...letters])
  const line = (row: number, from: number, length: number): Cell[] =>
    Array.from({ length }, (_, step): Cell => [row, from + step])
  expect(wordsOf(grid, line(0, 0, 6), [3, 3, 4])).toEqual(['CAT', 'DOG'])
  expect(wordsOf(grid, [...line(0, 3, 3), ...line(0, 0, 3)], [3, 3])).toEqual(['DOG', 'CAT'])
  const stacked = [2, 3, 4].flatMap((row) => line(row, 0, 2))
  expect(wordsOf(grid, stacked, [2, 2, 2])).toEqual(['IT', 'IN', 'UP'])
  expect(runsOf(grid, stacked)).toEqual(['IIU', 'TNP'])
  // down: T, N, P, and beside it a word of two letters
  expect(wordsOf(grid, [...line(2, 1, 1), ...line(3, 1, 3), ...line(4, 1, 1)], [3, 2])).toEqual(['TNP', 'EF'])
  expect(wordsOf(grid, line(0, 0, 5), [3, 3])).toEqual(['CATDO'])
  expect(wordsOf(grid, [], [3])).toEqual([])
})
