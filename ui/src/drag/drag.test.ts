import { expect, test } from 'vitest'
import { type Area, gapAt, holds, indexAt, isDrag, keptWithin, movedBy, scrollSpeed } from './drag.ts'

const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('C-497 a press that shakes is no drag; a finger may shake more than a mouse', () => {
  const from = { x: 100, y: 100 }
  expect(isDrag(from, { x: 104, y: 104 }, 'mouse')).toBe(false)
  expect(isDrag(from, { x: 105, y: 105 }, 'mouse')).toBe(true)
  expect(isDrag(from, { x: 92, y: 100 }, 'mouse')).toBe(true)
  for (const touching of ['touch', 'pen']) {
    expect(isDrag(from, { x: 105, y: 105 }, touching)).toBe(false)
    expect(isDrag(from, { x: 100, y: 89 }, touching)).toBe(true)
  }
})

test('a thing that is held is drawn where the pointer took it, and at its place while it lies still', () => {
  expect(movedBy({ x: 5, y: -100 })).toEqual({ transform: 'translate(5px, -100px)' })
  expect(movedBy(null)).toBeUndefined()
})

test('a thing that is held does not leave the page, which would grow and jump', () => {
  const page = area(0, -100, 360, 1000)
  const card = area(20, 300, 100, 60)
  const within = (x: number, y: number) => keptWithin({ x, y }, card, page)
  expect(within(50, 200)).toEqual({ x: 50, y: 200 })
  expect(within(500, 900)).toEqual({ x: 240, y: 540 })
  expect(within(-500, -900)).toEqual({ x: -20, y: -400 })
  // what is wider than the page goes up and down alone
  expect(keptWithin({ x: 30, y: 40 }, area(-10, 0, 400, 60), page)).toEqual({ x: 0, y: 40 })
})

test('a place takes what is held over it up to its edges, and nothing takes what is held outside', () => {
  const rows = [area(0, 0, 100, 40), area(0, 50, 100, 40)]
  expect(rows.map((row) => holds(row, { x: 100, y: 40 }))).toEqual([true, false])
  expect(indexAt(rows, { x: 0, y: 50 })).toBe(1)
  expect(indexAt(rows, { x: 0, y: 50 }, 0)).toBe(1)
  expect(indexAt(rows, { x: 0, y: 50 }, 1), 'it comes from there').toBeNull()
  for (const outside of [
    { x: 50, y: 45 },
    { x: 101, y: 20 },
    { x: 50, y: -1 },
    { x: -1, y: 60 },
  ])
    expect(indexAt(rows, outside)).toBeNull()
  expect(indexAt([], { x: 0, y: 0 })).toBeNull()
})

test('in lines of words the gap is the one beside the nearer half, at the end of each line the one in front of the next', () => {
  // two words, then one in a second line
  const words = [area(0, 0, 40, 48), area(48, 0, 60, 48), area(0, 56, 40, 48)]
  const gap = (x: number, y: number): number => gapAt(words, { x, y })
  expect([gap(5, 20), gap(30, 20), gap(44, 20), gap(70, 20), gap(90, 20), gap(300, 20)]).toEqual([0, 1, 1, 1, 2, 2])
  expect([gap(5, 80), gap(30, 80), gap(300, 80)]).toEqual([2, 3, 3])
  // above, between the lines, below
  expect([gap(90, -10), gap(300, 52), gap(5, 200)]).toEqual([0, 2, 3])
  expect(gapAt([], { x: 5, y: 5 })).toBe(0)
})

test('near an edge of the window the page goes on, the nearer the faster, and rests in the middle', () => {
  const window = { top: 0, bottom: 800 }
  expect(scrollSpeed(400, window)).toBe(0)
  expect(scrollSpeed(64, window)).toBe(0)
  expect(scrollSpeed(736, window)).toBe(0)
  expect(scrollSpeed(32, window)).toBe(-450)
  expect(scrollSpeed(768, window)).toBe(450)
  expect([scrollSpeed(0, window), scrollSpeed(-50, window)]).toEqual([-900, -900])
  expect([scrollSpeed(800, window), scrollSpeed(2000, window)]).toEqual([900, 900])
  // in a low one the middle stays free
  expect(scrollSpeed(50, { top: 0, bottom: 100 })).toBe(0)
  expect(scrollSpeed(20, { top: 10, bottom: 10 })).toBe(0)
})
