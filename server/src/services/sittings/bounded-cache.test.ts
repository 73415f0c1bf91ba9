import { expect, test } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

/** Something that is made when the test says so. */
const workshop = () => {
  const orders: { done(value: string): void; fail(fault: Error): void }[] = []
  const make = () =>
    new Promise<string>((resolve, reject) => {
      orders.push({ done: resolve, fail: reject })
    })
  return { orders, make }
}

test('P6 who asks for what is being made waits for it, and later callers find it', async () => {
  const cache = boundedCache<string>(2)
  const { orders, make } = workshop()
  const asked = Array.from({ length: 40 }, () => cache.get('paper 1', make))
  expect(orders).toHaveLength(1)
  expect(cache.find('paper 1')).toBeUndefined()
  orders[0]?.done('one')
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['one']))
  expect(await cache.get('paper 1', make)).toBe('one')
  expect(cache.find('paper 1')).toBe('one')
  expect(orders).toHaveLength(1)
})

test('who makes it may fail for its own reason: nobody else fails for it, and nothing is kept of the fault', async () => {
  const cache = boundedCache<string>(2)
  const { orders, make } = workshop()
  const [first, second] = [cache.get('paper 1', make), cache.get('paper 1', make)]
  orders[0]?.fail(new Error('cut'))
  await expect(first).rejects.toThrow('cut')
  await expect.poll(() => orders.length).toBe(2)
  orders[1]?.done('one')
  expect(await second).toBe('one')
  const third = cache.get('paper 1', make)
  orders[2]?.done('again')
  expect(await third).toBe('again')
})

test('no more stay than it holds, and those that were asked for last', async () => {
  const cache = boundedCache<string>(2)
  const put = (key: string) => cache.get(key, async () => `the ${key}`)
  await put('a')
  await put('b')
  expect(cache.find('a')).toBe('the a')
  await put('c')
  expect(['a', 'b', 'c'].map(cache.find)).toEqual(['the a', undefined, 'the c'])
})

test('what was cleared is made again', async () => {
  const cache = boundedCache<string>(2)
  expect(await cache.get('paper 1', async () => 'one')).toBe('one')
  cache.clear()
  expect(cache.find('paper 1')).toBeUndefined()
  expect(await cache.get('paper 1', async () => 'another')).toBe('another')
})
