import { expect, test } from 'vitest'
import { firstBoard, swapped } from './board.ts'

test('A-352 A-353 three tiles to drag and three to drop on, no two alike', () => {
  expect([firstBoard.drag.length, firstBoard.drop.length]).toEqual([3, 3])
  expect(new Set([...firstBoard.drag, ...firstBoard.drop]).size).toBe(6)
})

test('A-354 a drop swaps the pictures of its two tiles, of any two, and of no other', () => {
  for (const from of [0, 1, 2])
    for (const to of [0, 1, 2]) {
      const after = swapped(firstBoard, from, to)
      expect([after.drag[from], after.drop[to]]).toEqual([firstBoard.drop[to], firstBoard.drag[from]])
      const others = (of: readonly string[], own: number) => of.filter((_, place) => place !== own)
      expect(others(after.drag, from)).toEqual(others(firstBoard.drag, from))
      expect(others(after.drop, to)).toEqual(others(firstBoard.drop, to))
      expect(swapped(after, from, to)).toEqual(firstBoard)
    }
})

test('A-354 a drop where no tile is changes nothing', () => {
  for (const [from, to] of [
    [3, 0],
    [0, 3],
    [-1, 0],
  ] as const)
    expect(swapped(firstBoard, from, to)).toEqual(firstBoard)
})
