import { expect, test } from 'vitest'
import { progressStatus } from './progress.ts'

test('A-411 80 and above is success', () => {
  expect([80, 80.01, 99, 100].map(progressStatus)).toEqual(Array(4).fill('success'))
})

test('A-412 50 to 79 is neutral', () => {
  expect([50, 65, 79].map(progressStatus)).toEqual(Array(3).fill('neutral'))
})

test('A-413 below 50 is exception', () => {
  expect([0, 49, 49.99, Number.NaN].map(progressStatus)).toEqual(Array(4).fill('exception'))
})

test('A-414 between 79 and 80 is neutral', () => {
  expect([79.01, 79.5, 79.999].map(progressStatus)).toEqual(Array(3).fill('neutral'))
})
