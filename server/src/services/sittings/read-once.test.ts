import { expect, test } from 'vitest'
import { readOnce } from './read-once.ts'

type Paper = { title: string }
const one: Paper = { title: 'one' }

/** Something that is read when the test says so. */
const workshop = () => {
  const orders: { done(value: Paper): void; fail(fault: Error): void }[] = []
  const read = () =>
    new Promise<Paper>((resolve, reject) => {
      orders.push({ done: resolve, fail: reject })
    })
  return { orders, read }
}

test('who asks for what is being read waits for it, and later callers find it (P6)', async () => {
  const cache = readOnce<Paper>(2)
  const { orders, read } = workshop()
  const callers = Array.from({ length: 40 }, () => cache.get('paper 1', read))
  expect(orders).toHaveLength(1)
  expect(cache.find('paper 1')).toBeUndefined()
  orders[0]?.done(one)
  expect(new Set(await Promise.all(callers))).toEqual(new Set([one]))
  expect(await cache.get('paper 1', read)).toBe(one)
  expect(cache.find('paper 1')).toBe(one)
  expect(orders).toHaveLength(1)
})

test('nobody fails for a reason that another has, and nothing is kept of the fault', async () => {
  const cache = readOnce<Paper>(2)
  const first = workshop()
  const second = workshop()
  const callers = [cache.get('paper 1', first.read), cache.get('paper 1', second.read)]
  first.orders[0]?.fail(new Error('cut'))
  await expect.poll(() => second.orders.length).toBe(1)
  await expect.poll(() => first.orders.length).toBe(2)
  first.orders[1]?.fail(new Error('still cut'))
  second.orders[0]?.done(one)
  await expect(callers[0]).rejects.toThrow('still cut')
  expect(await callers[1]).toBe(one)
  expect(cache.find('paper 1')).toBeUndefined()
})

test('no more stay than there is room for, and those that were asked for last', async () => {
  const cache = readOnce<Paper>(2)
  const put = (key: string) => cache.get(key, async () => ({ title: key }))
  await put('a')
  await put('b')
  expect(cache.find('a')?.title).toBe('a')
  await put('c')
  expect(['a', 'b', 'c'].map((key) => cache.find(key)?.title)).toEqual(['a', undefined, 'c'])
})

test('what was cleared is read again', async () => {
  const cache = readOnce<Paper>(2)
  expect(await cache.get('paper 1', async () => one)).toBe(one)
  cache.clear()
  expect(cache.find('paper 1')).toBeUndefined()
  expect(await cache.get('paper 1', async () => ({ title: 'another' }))).toEqual({ title: 'another' })
})
