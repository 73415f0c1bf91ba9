import { expect, test } from 'vitest'
import { circlesIn } from './circles.ts'

const circles = (graph: Record<string, string[]>) => circlesIn(new Map(Object.entries(graph)))

test('files that import each other down one way are no circle', () => {
  expect(circles({ a: ['b', 'c'], b: ['c', 'npm:zod'], c: [] })).toEqual([])
})

test('two files that import each other are one', () => {
  expect(circles({ a: ['b'], b: ['a'] })).toEqual([['a', 'b']])
})

test('a long ring is one, without what only leads into it or out of it', () => {
  expect(circles({ first: ['d'], d: ['c'], c: ['b'], b: ['d', 'last'], last: [] })).toEqual([['b', 'c', 'd']])
})

test('rings that share a file are one circle, others stand beside each other', () => {
  expect(circles({ a: ['b', 'c'], b: ['a'], c: ['a'], x: ['y'], y: ['x', 'a'] })).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ])
})

test('a file that imports itself is one', () => {
  expect(circles({ a: ['a'] })).toEqual([['a']])
})
