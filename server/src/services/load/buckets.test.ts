import { expect, test } from 'vitest'
import { buckets } from './buckets.ts'

const second = 1_000

test('a full bucket gives what it holds, then says how long the rest takes, and takes nothing for it', () => {
  const { take } = buckets({ maxTokens: 10, perSecond: 2 })
  expect(take('a', 10, 0)).toBe(0)
  expect(take('a', 1, 0)).toBe(1)
  expect(take('a', 10, 0)).toBe(5)
  expect(take('a', 10, 0)).toBe(5)
  expect(take('a', 3, second)).toBe(1)
  expect(take('a', 2, second)).toBe(0)
  expect(take('a', 1, second)).toBe(1)
})

test('after the seconds that it names there is enough, and never more than a full one', () => {
  for (const amount of [1, 3, 7, 10]) {
    const { take } = buckets({ maxTokens: 10, perSecond: 0.7 })
    take('a', 10, 0)
    const wait = take('a', amount, 0)
    expect(take('a', amount, wait * second)).toBe(0)
  }
  const { take } = buckets({ maxTokens: 10, perSecond: 2 })
  take('a', 10, 0)
  expect(take('a', 10, 3_600 * second)).toBe(0)
  expect(take('a', 1, 3_600 * second)).toBe(1)
})

test('each name has its own, and a clock that is put back gives nothing and takes nothing', () => {
  const { take } = buckets({ maxTokens: 10, perSecond: 2 })
  expect(take('a', 10, 100 * second)).toBe(0)
  expect(take('b', 10, 100 * second)).toBe(0)
  expect(take('a', 1, 0)).toBe(1)
  expect(take('a', 2, 101 * second)).toBe(0)
})

test('a bucket that has filled again is forgotten', () => {
  const { take, count } = buckets({ maxTokens: 10, perSecond: 2 })
  for (let name = 0; name < 1_000; name++) take(`name ${name}`, 1, 0)
  expect(count()).toBe(1_000)
  take('late', 10, 6 * second)
  expect(count()).toBe(1)
})
